import { useState } from 'react';
import { Button, Dialog, ErrorState } from '@tropa/ui-kit';
import { headingBelow } from './heading-below.js';
import type { ListingTexts } from './listing.texts.js';

/** Props of {@link ListingError}. */
export interface ListingErrorProps {
  /** The failure of the last load, a new object for every failure; `undefined` while all is well. */
  error: unknown;
  /** A dialog over the page, or a line in place of the goods. */
  place: 'dialog' | 'list';
  /** Level of the list's own heading. */
  headingLevel: 1 | 2 | 3;
  onRetry: () => void;
  texts: ListingTexts;
}

/**
 * The error dialog of a list that failed to load; «Перезагрузить» tries the load again. Closed without a retry, it
 * leaves the same text and button in place of the list. Bundled with the section: where the network failed, a lazy
 * chunk would not arrive either. A list that is part of another site's page opens no dialog over it.
 */
export function ListingError({ error, place, headingLevel, onRetry, texts }: ListingErrorProps) {
  const [dismissed, setDismissed] = useState<unknown>(undefined);
  if (error === undefined) return null;
  const level = headingBelow(headingLevel);
  if (place === 'list') {
    return (
      <ErrorState
        headingLevel={level}
        title={texts.failedTitle}
        text={texts.failedText}
        onRetry={onRetry}
        retryLabel={texts.failedRetry}
      />
    );
  }
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
        <ErrorState
          headingLevel={level}
          title={texts.errorTitle}
          text={texts.errorText}
          onRetry={onRetry}
          retryLabel={texts.retry}
        />
      ) : null}
    </>
  );
}
