/** Texts of the credit partner's dialog. */
export const creditTexts = {
  title: (partner: string) => (partner === '' ? 'Кредит' : `Кредит: ${partner}`),
  frame: 'Заявка на кредит',
  accepted: (number: string) => (number === '' ? 'Заказ принят.' : `Заказ № ${number} принят.`),
  hint: 'Осталось заполнить заявку на кредит: она откроется в новой вкладке. Когда закончите, вернитесь сюда.',
  open: 'Заполнить заявку',
  openAgain: 'Открыть заявку ещё раз',
  done: 'Готово',
};

/** Overridable texts of the credit dialog. */
export type CreditTexts = typeof creditTexts;
