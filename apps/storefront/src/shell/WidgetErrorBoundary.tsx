import { ErrorBoundary } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import type { WidgetName } from '../widgets/widget-registry.js';
import { fallbacks } from './fallbacks.js';

/** Keeps a widget that throws from breaking the page: header, basket and checkout stay usable. */
export function WidgetErrorBoundary({ name, children }: { name: WidgetName; children: ReactNode }) {
  return (
    <ErrorBoundary
      {...(name in fallbacks ? { fallback: fallbacks[name] ?? null } : {})}
      onError={(error) => console.error(`Widget ${name} has failed`, error)}
    >
      {children}
    </ErrorBoundary>
  );
}
