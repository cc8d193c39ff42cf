import { useId, type ReactNode, type Ref } from 'react';
import styles from './AccountBlock.module.css';

export interface AccountBlockProps {
  readonly title: string;
  /** For a title that takes the focus when the clicked element is removed. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** On the same line as the title. */
  readonly aside?: ReactNode;
  readonly isBusy?: boolean;
  /** Class that sets its place among the other parts. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A titled part of an account page. */
export function AccountBlock({ title, titleRef, aside, isBusy, className, children }: AccountBlockProps) {
  const titleId = useId();
  return (
    <section className={[styles.root, className].join(' ')} aria-labelledby={titleId} aria-busy={isBusy}>
      <div className={styles.head}>
        <h2 ref={titleRef} id={titleId} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Its list: items in a framed column with lines between them. */
export function AccountList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
