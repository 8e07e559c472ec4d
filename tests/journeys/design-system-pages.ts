import type { Page } from 'playwright-core';
import { WIDGETS } from '../../packages/ui/src/design-system/registry.ts';

/** Every page of the design system as the end of its address; the index has none. */
export const PAGES = ['', ...WIDGETS.map(({ id }) => `/${id}`)];

/** What stands on a page once the code of its widget, which comes by itself, is there. */
const COMES_LATER: Readonly<Record<string, string>> = {
  '/cropper': '.cropper-container',
  '/map': '[data-example="0"] canvas',
  '/phone-field': '.iti__selected-flag',
};

/** Goes to a page of the design system without loading the document again, and waits until it stands there. */
export async function showPage(page: Page, path: string, search = ''): Promise<void> {
  const address = `/design-system${path}${search}`;
  if (page.url() === 'about:blank') await page.goto(address);
  else
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  const title = WIDGETS.find(({ id }) => path === `/${id}`)?.title;
  const { dir, text } = Object.fromEntries(new URLSearchParams(search));
  await page.waitForFunction(
    ({ title, dir, text }) =>
      (title === undefined
        ? document.querySelector('main ul') !== null
        : document.querySelector('h1')?.textContent === title && document.querySelector('[data-example="0"]')) &&
      (dir === undefined || document.documentElement.dir === dir) &&
      document.documentElement.style.fontSize === (text === undefined ? '' : `${text}%`),
    { title, dir, text },
  );
  const later = COMES_LATER[path];
  if (later !== undefined) await page.locator(later).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}
