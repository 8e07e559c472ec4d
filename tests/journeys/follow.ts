import type { Page } from 'playwright-core';

/** Goes to another page of the application as by a link: loading the application again costs more than looking at a page. */
export const follow = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
