/** Texts of the registration for the project. */
export const projectRegistrationTexts = {
  open: 'Записаться',
  title: 'Запись на обучение',
  lead: (projectName: string) =>
    projectName === ''
      ? 'Оставьте телефон: перезвоним, ответим на вопросы и подберём группу.'
      : `«${projectName}»: оставьте телефон, перезвоним и подберём группу.`,
  form: 'Запись на обучение',
  name: 'Имя',
  phone: 'Телефон',
  submit: 'Записаться',
  successTitle: 'Заявка отправлена!',
  successText: 'Спасибо! Мы перезвоним в течение рабочего дня и расскажем о ближайших группах.',
  close: 'Хорошо',
};

/** Texts of the registration for the project. */
export type ProjectRegistrationTexts = typeof projectRegistrationTexts;
