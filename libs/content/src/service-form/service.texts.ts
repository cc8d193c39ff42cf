/** Texts of the booking of a service visit; `open`, `title` and `sent` are word for word what the specification quotes. */
export const serviceTexts = {
  invite: 'Запишитесь в мастерскую',
  about: 'Оставьте телефон: мастер перезвонит, назовёт срок и цену и подберёт время.',
  open: 'записаться',
  title: 'Записаться на сервис',
  name: 'Имя',
  phone: 'Телефон',
  email: 'E-mail',
  address: 'Адрес мастерской',
  addressPlaceholder: 'Выберите адрес',
  comment: 'Комментарий',
  commentPlaceholder: 'Что с чем сделать: лыжи, велосипед, коньки…',
  submit: 'Записаться',
  sent: 'Заявка отправлена!',
  thanks: 'Мастер позвонит в рабочее время и договорится о визите.',
  close: 'Хорошо',
};

/** Texts of the booking of a service visit. */
export type ServiceTexts = typeof serviceTexts;
