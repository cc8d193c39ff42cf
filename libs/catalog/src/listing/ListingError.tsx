import { useState } from 'react';
import { Button, Dialog, ErrorState } from '@tropa/ui-kit';
import type { ListingTexts } from './listing.texts.js';

/** Props of {@link ListingError}. */
export interface ListingErrorProps {
  /** The failure of the last load, a new object for every failure; `undefined` while all is well. */
  error: unknown;
  onRetry: () => void;
  texts: ListingTexts;
}

/**
 * The error dialog of a list that failed to load; «Перезагрузить» tries the load again. Closed without a retry, it
 * leaves the same text and button in place of the list. Bundled with the section: where the network failed, a lazy
 * chunk would not arrive either.
 */
export function ListingError({ error, onRetry, texts }: ListingErrorProps) {
  const [dismissed, setDismissed] = useState<unknown>(undefined);
  if (error === undefined) return null;
  return (
    <>
      <Dialog
        isOpen={error !== dismissed}
        onClose={() => setDismissed(error)}
        title={texts.errorTitle}
        footer={<Button onClick={onRetry}>{texts.retry}</Button>}
      >
        <p>{texts.errorText}</p>
      </Dialog>
      {error === dismissed ? (
        <ErrorState title={texts.errorTitle} text={texts.errorText} onRetry={onRetry} retryLabel={texts.retry} />
      ) : null}
    </>
  );
}
