import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import '@tropa/ui-kit/styles.css';
import '@tropa/catalog/styles.css';

export default function Root() {
  return (
    <html lang="ru" data-theme="system">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body style={{ background: 'var(--tropa-color-bg)', color: 'var(--tropa-color-text)' }}>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
