import type { ReactNode } from 'react';
import '@tropa/ui-kit/styles.css';
import '@tropa/catalog/styles.css';

export const metadata = { title: 'Снаряжение', icons: { icon: 'data:,' } };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="ru" data-theme="system">
      <body style={{ background: 'var(--tropa-color-bg)', color: 'var(--tropa-color-text)' }}>{children}</body>
    </html>
  );
}
