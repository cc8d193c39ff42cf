import { useState } from 'react';
import { Button, SlidersIcon, useLazyPart } from '@tropa/ui-kit';
import type { FilterDrawerProps } from './FilterDrawer.js';
import styles from './FilterDrawerButton.module.css';

/** Props of {@link FilterDrawerButton}. */
export interface FilterDrawerButtonProps extends Omit<FilterDrawerProps, 'isOpen' | 'onClose'> {
  chosenCount: number;
}

const importDrawer = () => import('./FilterDrawer.js').then((module) => module.FilterDrawer);

/** «Фильтры · 2»: opens the filters of a phone. The drawer's code is loaded at the first sign of intent. */
export function FilterDrawerButton({ chosenCount, ...drawer }: FilterDrawerButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [Drawer, load] = useLazyPart(importDrawer);
  return (
    <>
      <Button
        className={styles.button}
        variant="secondary"
        size="sm"
        iconStart={<SlidersIcon />}
        aria-haspopup="dialog"
        isLoading={isOpen && Drawer === null}
        onPointerDown={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
      >
        {drawer.texts.open(chosenCount)}
      </Button>
      {Drawer === null ? null : <Drawer {...drawer} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
