import { openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const { url } = inject('application');
const CODE_OF_LISTS = /\/assets\/select-[^/]*\.js/;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A page with a box whose list has not come yet, and what lets it come. A window of its own: what has come once, stays. */
async function openHeld(): Promise<{ page: Page; box: Locator; letGo: () => void }> {
  const { page } = await openWindow(browser, url);
  const held = Promise.withResolvers<void>();
  await page.route(CODE_OF_LISTS, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/user/login');
  await page.getByText('Owen Castellan').waitFor();
  await page.locator('input[name=username]').fill('leonor');
  await page.locator('input[name=password]').fill('Hearth-demo-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => !address.pathname.startsWith('/user/login'));
  await page.goto('/dashboard/hiring');
  const box = page.getByRole('button', { name: /All jobs/ });
  await box.waitFor();
  return { page, box, letGo: held.resolve };
}

const hasFocus = (found: Locator): Promise<boolean> =>
  found.evaluateAll((all) => all.some((one) => one.contains(document.activeElement)));

test.each([
  ['by keyboard', async (box: Locator) => box.press('Enter')],
  ['by a pointer', async (box: Locator) => box.click()],
])(
  'a list that was asked for %s before its code had come opens with the keyboard in it, and Escape gives it back',
  async (_way, ask) => {
    const { page, box, letGo } = await openHeld();
    // Asked again where the page was still being put together under the press.
    await expect
      .poll(async () => {
        await ask(box);
        return box.getAttribute('aria-busy');
      })
      .toBe('true');
    letGo();
    const list = page.getByRole('listbox');
    await list.waitFor();
    await expect.poll(() => hasFocus(list.getByRole('option', { selected: true }))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => hasFocus(list.getByRole('option', { selected: false }))).toBe(true);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    expect(await hasFocus(box)).toBe(true);
    await expect.poll(() => box.textContent()).toContain('All jobs');
    await page.context().close();
  },
);
