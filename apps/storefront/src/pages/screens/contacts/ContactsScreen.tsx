import { Disclosure, SafeHtml } from '@tropa/ui-kit';
import { phoneHref } from '../../layout/phone.js';
import { PageTop } from '../../layout/PageTop.js';
import { demoShop } from '../../layout/shop-texts.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import { dataOf, type ScreenProps } from '../screen.js';
import documentStyles from '../document/DocumentScreen.module.css';
import styles from './ContactsScreen.module.css';

/**
 * The support phone and the message to the shop, shops or pickup points of the visitor's city on a map, those of all
 * cities as plain text, and a way to jump to these sections (S2 §2).
 */
export function Screen({ input, flags }: ScreenProps) {
  const { _config: config, _document: document } = dataOf(input);
  const shop = input.shop ?? demoShop;
  const { seller, hours } = shop;
  const phone = config?.supportPhone || shop.phone;
  const anchors = [
    { id: 'contact', title: 'Телефон и сообщение' },
    ...(flags('shops-map') ? [{ id: 'shops', title: 'Магазины и пункты выдачи на карте' }] : []),
    ...(document ? [{ id: 'cities', title: 'Другие города' }] : []),
  ];
  return (
    <>
      <PageTop input={input} hasTitle />
      <WidgetSlot name="page-anchors" className={styles.anchors} props={{ anchors }} />
      <section id="contact" className={styles.contact} aria-label="Телефон и сообщение">
        <div className={styles.call}>
          <div>
            <h2 className={styles.subtitle}>Позвоните нам</h2>
            <p className={styles.note}>{shop.isTropa ? `${hours}, звонок по России бесплатный` : hours}</p>
          </div>
          <a className={styles.phone} href={phoneHref(phone)}>
            {phone}
          </a>
        </div>
        <WidgetSlot name="contact-form" className={styles.message} />
        <div className={styles.seller}>
          <h2 className={styles.subtitle}>Продавец</h2>
          <p className={styles.requisites}>
            {seller.name}
            <br />
            ОГРН {seller.ogrn}, ИНН {seller.inn}
            <br />
            {seller.address}
            {seller.email !== '' && (
              <>
                <br />
                <a href={`mailto:${seller.email}`}>{seller.email}</a>
              </>
            )}
          </p>
        </div>
      </section>
      {flags('shops-map') ? (
        <section id="shops" className={styles.part} aria-label="Магазины и пункты выдачи на карте">
          <WidgetSlot name="shops-map" />
        </section>
      ) : null}
      {document ? (
        <section id="cities" className={styles.part} aria-label="Адреса во всех городах">
          <Disclosure summary="Адреса во всех городах">
            <SafeHtml className={documentStyles.text} isProse={false} html={document.html} />
          </Disclosure>
        </section>
      ) : null}
    </>
  );
}
