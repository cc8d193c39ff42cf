import { consentDate } from '../../shop/consent.js';
import { agreementHtml } from './agreement.js';
import type { DocumentFacts } from './document-facts.js';
import { policyHtml } from './policy.js';
import { privacyHtml } from './privacy.js';
import { recommendationsHtml } from './recommendations.js';

/** A page of text: HTML that we write ourselves. */
export interface ShopDocument {
  path: string;
  title: string;
  description: string;
  /** Day of this wording, `yyyy-mm-dd`. */
  changed: string;
  /** Fixed, or derived from the settings of this shop. */
  html: string | ((facts: DocumentFacts) => string);
}

/** Texts of the demo shop. They say honestly that it is a demo: the owner of a real shop replaces them. */
export const documents: readonly ShopDocument[] = [
  {
    path: '/delivery/',
    title: 'Доставка и оплата',
    description: 'Самовывоз, курьер и способы оплаты в магазине «Тропа».',
    changed: '2026-11-25',
    html: `
<h2>Самовывоз</h2>
<p>Заказ можно забрать в магазине или пункте выдачи вашего города. Если товар есть в магазине, он будет готов в тот же день; адреса и часы работы видны при оформлении заказа и <a href="/about/shops/">на странице магазинов</a>.</p>
<h2>Курьер</h2>
<p>Курьер привезёт заказ по адресу в вашем городе. Сколько это стоит и когда привезут, сказано на странице товара, в корзине и при оформлении — до того, как вы оставите свои данные. Если сумма заказа больше 5 000 ₽, доставка бесплатна. Для заказа тяжелее 30 кг стоимость рассчитает менеджер и назовёт до отправки.</p>
<h2>Оплата</h2>
<ul>
<li>Картой или через СБП на сайте: сразу после оформления откроется страница оплаты.</li>
<li>При получении: в городах, где есть наши магазины.</li>
</ul>
<p>Это демонстрационный магазин: страница оплаты учебная, деньги не списываются, товары не отправляются.</p>`,
  },
  {
    path: '/returns/',
    title: 'Обмен и возврат',
    description: 'Как обменять или вернуть товар.',
    changed: '2026-11-21',
    html: `
<p>Товар надлежащего качества можно вернуть в течение 14 дней после покупки, а купленный на сайте — в течение 7 дней после получения и в любое время до него. Сохраните товарный вид, ярлыки и чек или номер заказа.</p>
<h2>Как вернуть</h2>
<ul>
<li>Отмените заказ <a href="/orders">в личном кабинете</a>, пока он не передан в доставку.</li>
<li>Или принесите товар в любой магазин «Тропы».</li>
</ul>
<p>Деньги возвращаются тем же способом, каким был оплачен заказ, в течение 10 дней. В демонстрационном магазине возвращать нечего: деньги не списываются.</p>`,
  },
  {
    path: '/privacy/',
    title: 'Согласие на обработку персональных данных и cookie',
    description: 'На что вы соглашаетесь, отправляя форму, и зачем магазину cookie.',
    changed: consentDate,
    html: privacyHtml,
  },
  {
    path: '/privacy_policy/',
    title: 'Политика обработки персональных данных',
    description: 'Какие данные посетителей хранит магазин «Тропа», зачем, сколько и как их удалить.',
    changed: consentDate,
    html: policyHtml,
  },
  {
    path: '/agreement/',
    title: 'Пользовательское соглашение',
    description: 'Условия использования сайта магазина «Тропа».',
    changed: consentDate,
    html: agreementHtml,
  },
  {
    path: '/recommendations/',
    title: 'Рекомендательные технологии',
    description: 'По каким правилам магазин «Тропа» предлагает товары.',
    changed: consentDate,
    html: recommendationsHtml,
  },
];

/** The HTML of a document for a shop with these settings. */
export const htmlOf = ({ html }: ShopDocument, facts: DocumentFacts): string =>
  typeof html === 'string' ? html : html(facts);
