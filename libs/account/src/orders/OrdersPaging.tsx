import { Button, Pagination } from '@tropa/ui-kit';
import { ordersPageSize, placeToQuery, type OrdersPlace } from './orders-place.js';
import type { OrdersTexts } from './orders.texts.js';
import styles from './OrdersSection.module.css';

/** Numbered page links visible at once; arrows and gaps do not count. */
const visiblePages = 5;

interface OrdersPagingProps {
  readonly place: OrdersPlace;
  readonly count: number;
  readonly onPage: (page: number) => void;
  readonly onShowAll: () => void;
  readonly texts: OrdersTexts;
}

/** Five page links and «показать все»; nothing when all orders fit on one page. */
export function OrdersPaging({ place, count, onPage, onShowAll, texts }: OrdersPagingProps) {
  if (count <= ordersPageSize) return null;
  return (
    <div className={styles.paging} data-part="pages">
      <Pagination
        aria-label={texts.pages}
        hrefFor={(page) => placeToQuery({ ...place, page }) || '?'}
        page={place.page}
        pageCount={Math.ceil(count / ordersPageSize)}
        visible={visiblePages}
        onPageChange={onPage}
      />
      <Button variant="outline" onClick={onShowAll}>
        {texts.showAll}
      </Button>
    </div>
  );
}
