import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import '@tropa/ui-kit/styles.layer.css';
import '@tropa/catalog/styles.layer.css';
import { App } from './App.js';
import { store } from './store.js';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Provider store={store}>
      <App />
    </Provider>
  </StrictMode>,
);
