import clsx from 'clsx';
import { forwardRef, useId, useRef, useState } from 'react';
import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import styles from './Tabs.module.css';

/** A tab and its panel. */
export interface Tab {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'children'> {
  items: readonly Tab[];
  /** Open tab; without it the component keeps its own state, starting with the first. */
  value?: string;
  defaultValue?: string;
  onChange?: (id: string) => void;
  /** Name of the row of tabs. */
  label?: string;
}

/** Tabs with arrow keys, Home and End. All panels are in the page, so that a search engine reads them. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { items, value, defaultValue, onChange, label, className, ...rest },
  ref,
) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const wanted = value ?? own;
  const active = items.find((item) => item.id === wanted)?.id ?? items[0]?.id;

  const choose = (id: string) => {
    setOwn(id);
    if (id !== active) onChange?.(id);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const index = items.findIndex((item) => item.id === active);
    const last = items.length - 1;
    const next = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index <= 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    const item = next === undefined ? undefined : items[next];
    if (!item || next === undefined) return;
    event.preventDefault();
    choose(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div {...rest} ref={ref} className={clsx(styles.root, className)}>
      {/* The tabs themselves take the focus; the row only listens for their arrow keys. */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        data-part="tabs-list"
        onKeyDown={handleKeyDown}
        tabIndex={-1}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${item.id}`}
            aria-selected={item.id === active}
            aria-controls={`${baseId}-panel-${item.id}`}
            tabIndex={item.id === active ? 0 : -1}
            className={styles.tab}
            data-part="tabs-tab"
            onClick={() => choose(item.id)}
          >
            {item.title}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${baseId}-panel-${item.id}`}
          aria-labelledby={`${baseId}-tab-${item.id}`}
          // Not `hidden`: where no script can open a tab, the style sheet shows them all.
          style={item.id === active ? undefined : { display: 'none' }}
          tabIndex={0}
          className={styles.panel}
          data-part="tabs-panel"
        >
          {item.content}
        </div>
      ))}
    </div>
  );
});
