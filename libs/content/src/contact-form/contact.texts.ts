/** Texts of the form for a message to the shop. */
export const contactTexts = {
  invite: 'Есть вопрос или пожелание?',
  about: 'Напишите нам: поможем с выбором, доставкой и возвратом. Ответим в тот же день.',
  open: 'Написать нам',
  title: 'Напишите нам',
  name: 'Имя',
  phone: 'Телефон',
  email: 'E-mail',
  comment: 'Комментарий',
  commentPlaceholder: 'О чём вы хотите спросить?',
  submit: 'Отправить',
  sent: 'Сообщение отправлено!',
  thanks: 'Мы прочитаем его и позвоним или напишем вам в рабочее время.',
  close: 'Хорошо',
};

/** Overridable texts of the form for a message to the shop. */
export type ContactTexts = typeof contactTexts;
