import { createRoot } from 'react-dom/client';
import '@tropa/ui-kit/styles.css';
import '@tropa/catalog/styles.css';
import '@tropa/checkout/styles.css';
import '@tropa/account/styles.css';
import '@tropa/location/styles.css';
import { Header } from './Header.js';

createRoot(document.getElementById('root') as HTMLElement).render(<Header />);
