import { createShop } from '@tropa/api-client';
import { SubscribeForm } from '@tropa/content';
import '@tropa/ui-kit/styles.css';
import '@tropa/content/styles.css';
import { createRoot } from 'react-dom/client';
import { CallbackForm } from './CallbackForm.js';

const { Provider } = createShop();

createRoot(document.getElementById('root') as HTMLElement).render(
  <Provider>
    <CallbackForm />
    <SubscribeForm privacyHref="/privacy/" />
  </Provider>,
);
