import type { OrderResult } from '@tropa/api-client';
import { useCallback, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { CreditAnswer, CreditLook, CreditPartner } from './credit-partner.js';
import type { CreditDialogProps } from './CreditDialog.js';
import type { CreditTexts } from './credit.texts.js';

/** A credit partner that we show, and its dialog. */
export interface CreditDialogPlace {
  readonly partner: CreditPartner;
  /** To be rendered next to the order form. */
  readonly dialog: ReactNode;
}

interface OpenCredit {
  readonly Dialog: ComponentType<CreditDialogProps>;
  readonly order: OrderResult;
  readonly finish: (answer: CreditAnswer) => void;
}

/**
 * The partner of the page's settings: `partner.open(order)` shows its widget and resolves when the buyer is done. The
 * dialog's code is loaded when it is first opened. For an order without the partner's address it resolves at once:
 * there is nothing to show.
 */
export function useCreditDialog(look: CreditLook | null, texts?: Partial<CreditTexts>): CreditDialogPlace {
  const [opened, setOpened] = useState<OpenCredit | null>(null);
  const hasPartner = look !== null;
  const open = useCallback(
    async (order: OrderResult): Promise<CreditAnswer> => {
      if (!hasPartner || order.paymentLink === '') return 'closed';
      const { CreditDialog } = await import('./CreditDialog.js');
      const answer = await new Promise<CreditAnswer>((finish) => setOpened({ Dialog: CreditDialog, order, finish }));
      setOpened(null);
      return answer;
    },
    [hasPartner],
  );
  const partner = useMemo(() => ({ open }), [open]);
  const dialog =
    opened && look ? (
      <opened.Dialog order={opened.order} look={look} onDone={opened.finish} {...(texts && { texts })} />
    ) : null;
  return { partner, dialog };
}
