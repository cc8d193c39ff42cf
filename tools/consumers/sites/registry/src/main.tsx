import { createShop } from '@tropa/api-client';
import { SearchBox } from '@tropa/catalog';
import { createRoot } from 'react-dom/client';
import '@tropa/ui-kit/styles.css';
import '@tropa/catalog/styles.css';

const { Provider } = createShop();

createRoot(document.getElementById('root') as HTMLElement).render(
  <Provider>
    <SearchBox />
  </Provider>,
);
