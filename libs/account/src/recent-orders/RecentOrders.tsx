import clsx from 'clsx';
import { useGetOrdersQuery, useGetUserQuery, useAddress, type Order } from '@tropa/api-client';
import { DotColor, Price, Skeleton, TextLink, useTexts } from '@tropa/ui-kit';
import { AccountBlock, AccountList } from '../account-block/AccountBlock.js';
import { orderTotal } from '../orders/order-total.js';
import { statusColor } from '../orders/status-color.js';
import { recentOrdersTexts, type RecentOrdersTexts } from './recent-orders.texts.js';
import styles from './RecentOrders.module.css';

/** Props of {@link RecentOrders}. */
export interface RecentOrdersProps {
  /** Where all orders are. @default '/orders' */
  readonly ordersHref?: string;
  /** Address of an order's own page, undefined for none. @default its `link` */
  readonly orderHref?: ((order: Order) => string | undefined) | undefined;
  /** How many are shown. @default 3 */
  readonly count?: number;
  readonly texts?: Partial<RecentOrdersTexts> | undefined;
  readonly className?: string | undefined;
}

/** The newest orders, which open the account, with a link to all orders; renders nothing for a visitor. */
export function RecentOrders({
  ordersHref: ownOrdersHref,
  orderHref = ({ link }) => link,
  count = 3,
  className,
  texts: own,
}: RecentOrdersProps) {
  const texts = useTexts('recentOrders', recentOrdersTexts, own);
  const ordersHref = useAddress('orders', ownOrdersHref);
  const { currentData: user } = useGetUserQuery();
  const { currentData: orders, isError } = useGetOrdersQuery({ page: 1, limit: count }, { skip: !user });
  if (!user) return null;

  return (
    <AccountBlock
      className={clsx(styles.root, className)}
      title={texts.title}
      aside={<TextLink href={ordersHref}>{texts.all}</TextLink>}
      isBusy={!orders && !isError}
    >
      {!orders && !isError ? (
        // Rows without text: nothing to read aloud.
        <div aria-hidden="true">
          <AccountList>
            {Array.from({ length: count }, (_, index) => (
              <li key={index} className={styles.order}>
                <Skeleton width={180} className={styles.number} />
                <Skeleton width={96} />
                <Skeleton width={72} />
              </li>
            ))}
          </AccountList>
        </div>
      ) : null}
      {isError ? <p className={styles.quiet}>{texts.error}</p> : null}
      {orders?.items.length === 0 ? <p className={styles.quiet}>{texts.empty}</p> : null}
      {orders && orders.items.length > 0 ? (
        <AccountList>
          {orders.items.slice(0, count).map((order) => {
            const { id, number, date, items, status } = order;
            const href = orderHref(order);
            return (
              <li key={id} className={styles.order} data-part="order">
                <span className={styles.number} data-part="number">
                  {href ? <TextLink href={href}>{texts.order(number, date)}</TextLink> : texts.order(number, date)}
                </span>
                <span className={styles.status} data-part="status">
                  <DotColor color={statusColor(status.color)} size={8} />
                  {status.text}
                </span>
                <span className={styles.sum} data-part="sum">
                  {status.paymentLink ? <TextLink href={status.paymentLink}>{texts.pay}</TextLink> : null}
                  {status.creditLink ? <TextLink href={status.creditLink}>{texts.continueCredit}</TextLink> : null}
                  <Price value={orderTotal(items)} size="sm" />
                </span>
              </li>
            );
          })}
        </AccountList>
      ) : null}
    </AccountBlock>
  );
}
