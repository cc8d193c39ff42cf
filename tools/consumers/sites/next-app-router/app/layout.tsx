import type { ReactNode } from 'react';
import '@tropa/ui-kit/styles.css';
import '@tropa/catalog/styles.css';

export const metadata = { title: 'Снаряжение', icons: { icon: 'data:,' } };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="ru">
      <body>{children}</body>
    </html>
  );
}
