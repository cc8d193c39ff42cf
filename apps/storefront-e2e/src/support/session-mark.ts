import type { Page } from '@playwright/test';

/** Makes the page of a visitor without a session request the visitor's own data, as if there were one. */
export const markSession = (page: Page, address: string): Promise<void> =>
  page.context().addCookies([{ name: 'tropa_visitor', value: '1', url: address }]);
