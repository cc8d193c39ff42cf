import { ErrorBoundary } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import type { WidgetName } from '../widgets/widget-names.js';

/** Widgets whose failure is best not seen: the page is whole without them. */
const quiet: readonly WidgetName[] = ['loading-bar', 'cookie-notice', 'dialogs', 'similar', 'best-offers', 'main-slider', 'subscribe'];

/** Keeps a widget that throws from taking the page with it: header, basket and checkout stay usable. */
export function WidgetErrorBoundary({ name, children }: { name: WidgetName; children: ReactNode }) {
  return (
    <ErrorBoundary
      {...(quiet.includes(name) ? { fallback: null } : {})}
      onError={(error) => console.error(`Widget ${name} has failed`, error)}
    >
      {children}
    </ErrorBoundary>
  );
}
