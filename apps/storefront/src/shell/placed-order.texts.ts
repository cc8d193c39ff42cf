/** «Заказ № 100244»; a host may give an order no number. */
const named = (number: string, word = 'Заказ'): string => (number === '' ? word : `${word} № ${number}`);

/** What a guest reads on `/orders` after an order (decisions 36). An order is given by its number, which may be empty. */
export const placedOrderTexts = {
  accepted: (number: string): string => `${named(number)} принят. Войдите, чтобы следить за ним.`,
  unpaid: (number: string): string => `${named(number)} принят и ждёт оплаты. Войдите, чтобы следить за ним.`,
  inCredit: (number: string): string =>
    `${named(number)} принят и ждёт решения по кредиту. Войдите, чтобы следить за ним.`,
  both: (unpaid: string, inCredit: string): string =>
    `${named(unpaid)} ждёт оплаты, ${named(inCredit, 'заказ')} — решения по кредиту. Войдите, чтобы следить за ними.`,
};
