import { apiErrorMessage, useErrorEvent, useGetSaleContentQuery } from '@tropa/api-client';
import { Button, Dialog, ErrorState, Picture, SafeHtml, Skeleton, VisuallyHidden } from '@tropa/ui-kit';
import type { SalesTexts } from './sales.texts.js';
import type { Sale } from './SalesSlider.js';
import styles from './SaleDialog.module.css';

interface SaleDialogProps {
  readonly sale: Sale;
  readonly title: string;
  readonly onClose: () => void;
  readonly onError: ((error: unknown) => void) | undefined;
  readonly texts: SalesTexts;
}

/** Conditions of a sale: HTML from `POST /api/sales/getModalContent/`. The response for another sale is never shown. */
export function SaleDialog({ sale, title, onClose, onError, texts }: SaleDialogProps) {
  const { currentData: html, error, isFetching, refetch } = useGetSaleContentQuery({ id: sale.id });
  useErrorEvent(error, onError);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="md"
      footer={sale.link ? <Button href={sale.link}>{texts.toGoods}</Button> : undefined}
    >
      <div className={styles.root}>
        <Picture
          className={styles.picture}
          src={sale.img}
          alt=""
          ratio={25 / 14}
          sizes="(min-width: 768px) 688px, 94vw"
        />
        {html !== undefined ? (
          html.trim() === '' ? (
            <p>{texts.empty}</p>
          ) : (
            <SafeHtml className={styles.text} html={html} />
          )
        ) : error ? (
          <ErrorState
            title={texts.errorTitle}
            text={apiErrorMessage(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <div className={styles.text} role="status">
            <VisuallyHidden>{texts.loading}</VisuallyHidden>
            <Skeleton width="92%" />
            <Skeleton width="86%" />
            <Skeleton width="48%" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
