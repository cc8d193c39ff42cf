import type { ErrorInfo, ReactNode } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { ErrorState } from '../empty-state/ErrorState.js';
import { useTexts } from '../texts/TextsProvider.js';
import { errorBoundaryTexts } from './error-boundary.texts.js';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  children?: ReactNode;
  /** Rendered instead of what broke; by default a short apology with «Попробовать снова». `null` renders nothing. */
  fallback?: ReactNode | ((reset: () => void) => ReactNode);
  /** For logs. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** A change of any of them tries the children again. */
  resetKeys?: unknown[];
  texts?: Partial<typeof errorBoundaryTexts>;
}

/** Keeps one broken part from breaking the whole page. */
export function ErrorBoundary({ children, fallback, onError, resetKeys, texts: own }: ErrorBoundaryProps) {
  const texts = useTexts('errorBoundary', errorBoundaryTexts, own);
  return (
    <Boundary
      onError={onError}
      resetKeys={resetKeys}
      fallbackRender={({ resetErrorBoundary }) => {
        if (typeof fallback === 'function') return fallback(resetErrorBoundary);
        if (fallback !== undefined) return fallback;
        return <ErrorState title={texts.title} text={texts.text} onRetry={resetErrorBoundary} />;
      }}
    >
      {children}
    </Boundary>
  );
}
