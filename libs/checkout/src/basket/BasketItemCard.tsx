import type { BasketLine } from '@tropa/api-client';
import { formatMoney, IconButton, Price, QuantityField, useLink, BinIcon, useTexts } from '@tropa/ui-kit';
import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { basketTexts, type BasketTexts } from './basket.texts.js';
import { LineBadges } from './LineBadges.js';
import { LinePicture } from './LinePicture.js';
import { LineProperties } from './LineProperties.js';
import { capQuantity, isAvailable } from './stock.js';
import styles from './BasketItemCard.module.css';

/** Props of {@link BasketItemCard}. */
export interface BasketItemCardProps {
  readonly line: BasketLine;
  /** The quantity the visitor chose; the server may not know it yet. */
  readonly quantity: number;
  readonly onQuantityChange: (quantity: number) => void;
  /** Enter, or the quantity field is left: no need to debounce any longer. */
  readonly onQuantityCommit: () => void;
  readonly onRemove: () => void;
  /** Slot for the favourite button, filled by the host. */
  readonly favorite?: ReactNode;
  /** The delete button, to focus it. */
  readonly removeRef?: Ref<HTMLButtonElement>;
  /** Replaces what is above the name: the discount, «последние». */
  readonly badges?: ReactNode;
  /** Instead of the name with its link. */
  readonly head?: ReactNode;
  /** Instead of the sum of the line. */
  readonly price?: ReactNode;
  /** Class of the card. Its parts have `data-part`: `picture`, `name`, `sum`, `quantity`, `buttons`. */
  readonly className?: string;
  readonly texts?: Partial<BasketTexts>;
}

/** A card of the basket: the item, its quantity, the favourite button, the delete button. */
export function BasketItemCard(props: BasketItemCardProps) {
  const { line, quantity, onQuantityChange, onQuantityCommit, onRemove, favorite, removeRef } = props;
  const { badges, head, price, className } = props;
  const texts = useTexts('basket', basketTexts, props.texts);
  const Link = useLink();
  const { stock } = line;
  const isSoldOut = !isAvailable(line);

  return (
    <article
      className={clsx(styles.root, className)}
      data-part="line"
      data-unavailable={isSoldOut || undefined}
      aria-label={line.title}
    >
      <div className={styles.plate} data-part="picture">
        <LinePicture src={line.img} sizes="(min-width: 600px) 120px, 88px" />
      </div>
      <div className={styles.name} data-part="name">
        {badges === undefined ? <LineBadges line={line} texts={texts} /> : badges}
        {line.category && <span className={styles.category}>{line.category}</span>}
        {head !== undefined ? (
          head
        ) : line.link ? (
          <Link href={line.link} className={styles.title}>
            {line.title}
          </Link>
        ) : (
          <span className={styles.title}>{line.title}</span>
        )}
        <LineProperties properties={line.properties} />
        {isSoldOut && <span className={styles.soldOut}>{texts.unavailable}</span>}
      </div>
      <div className={styles.sum} data-part="sum">
        {price === undefined ? (
          <Price
            className={styles.price}
            value={line.price * quantity}
            oldValue={line.oldPrice ? line.oldPrice * quantity : null}
          />
        ) : (
          price
        )}
        {/* Its space is kept for one piece too: nothing shifts when there are two. */}
        <span className={styles.perPiece} data-single={quantity === 1 || undefined}>
          {formatMoney(line.price)} {texts.perPiece}
        </span>
      </div>
      <div className={styles.quantity} data-part="quantity">
        {!isSoldOut && (
          <QuantityField
            texts={{ label: texts.quantity(line.title), less: texts.less, more: texts.more }}
            value={quantity}
            onChange={(wanted) => onQuantityChange(capQuantity(wanted, stock))}
            onCommit={onQuantityCommit}
            {...(stock === undefined ? {} : { max: stock })}
          />
        )}
        {stock !== undefined && stock > 0 && quantity >= stock && (
          <span className={styles.last}>{texts.lastPieces(stock)}</span>
        )}
      </div>
      <div className={styles.buttons} data-part="buttons">
        {favorite}
        <IconButton ref={removeRef} label={texts.remove(line.title)} onClick={onRemove}>
          <BinIcon />
        </IconButton>
      </div>
    </article>
  );
}
