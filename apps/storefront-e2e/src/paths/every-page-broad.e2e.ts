import { walkEveryPage } from '../support/every-page.js';

walkEveryPage('desktop');
walkEveryPage('wide');
