import '@tropa/ui-kit/styles.css';
import '@tropa/catalog/styles.css';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { handlers } from './mocks.js';

// Pictures and the site's own files go to the network as they are.
await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass', quiet: true });
createRoot(document.getElementById('root') as HTMLElement).render(<App />);
