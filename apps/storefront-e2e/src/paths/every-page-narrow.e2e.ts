import { walkEveryPage } from '../support/every-page.js';

walkEveryPage('phone');
walkEveryPage('tablet');
