/** Texts of the job application; `open`, `title` and `sent` are word for word what the specification quotes. */
export const workTexts = {
  vacancies: 'Открытые вакансии',
  /** Opens the form with this vacancy chosen. */
  answer: 'Откликнуться',
  otherwise: 'Не нашли свою? Расскажите о себе — позвоним, когда она появится.',
  open: 'заполнить анкету',
  title: 'Анкета',
  name: 'Имя',
  phone: 'Телефон',
  email: 'E-mail',
  position: 'Вакансия',
  positionPlaceholder: 'Любая',
  comment: 'Комментарий',
  commentPlaceholder: 'Опыт, график, когда удобно говорить',
  resume: 'Резюме',
  submit: 'Отправить',
  sent: 'Анкета отправлена!',
  thanks: 'Спасибо, что хотите работать с нами. Прочитаем анкету и позвоним в течение трёх рабочих дней.',
  close: 'Хорошо',
};

/** Texts of the vacancies and their form. */
export type WorkTexts = typeof workTexts;
