import { CookieNotice } from '@tropa/content';
import { pageStorage } from '../../shell/page-storage.js';

/** The notice of cookies, until it is accepted. */
export function Widget() {
  return <CookieNotice storage={pageStorage} />;
}
