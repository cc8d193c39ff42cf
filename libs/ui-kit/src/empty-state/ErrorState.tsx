import { forwardRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { EmptyState } from './EmptyState.js';
import type { EmptyStateProps } from './EmptyState.js';
import { useTexts } from '../texts/TextsProvider.js';
import { errorStateTexts } from './error-state.texts.js';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps extends Omit<EmptyStateProps, 'title' | 'hint' | 'action'> {
  title?: ReactNode;
  text?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  retryLabel?: string;
  isRetrying?: boolean;
  texts?: Partial<typeof errorStateTexts>;
}

/** A part of the page that could not be loaded, with a way to try again. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, text, onRetry, retryLabel, isRetrying, texts: own, ...rest },
  ref,
) {
  const texts = useTexts('errorState', errorStateTexts, own);
  return (
    <EmptyState
      role="alert"
      {...rest}
      ref={ref}
      title={title ?? texts.title}
      hint={text ?? texts.text}
      action={
        onRetry && (
          <Button variant="outline" onClick={onRetry} isLoading={isRetrying}>
            {retryLabel ?? texts.retry}
          </Button>
        )
      }
    />
  );
});
