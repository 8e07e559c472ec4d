import { openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const { url } = inject('application');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A widget's page, and one of its examples. */
async function open(widget: string, number = 0): Promise<{ page: Page; shown: Locator }> {
  const { page } = await openWindow(browser, url);
  await page.goto(`/design-system/${widget}`);
  const shown = page.locator(`[data-example="${number}"]`);
  await shown.waitFor();
  return { page, shown };
}

test('of a tree of 25,600 locations only the lines in view are drawn, and Tab comes back to the line it left', async () => {
  const { page, shown } = await open('tree', 1);
  const lines = shown.getByRole('treeitem');
  await shown.getByRole('treeitem', { name: 'Location 2', exact: true }).click();
  await expect.poll(() => lines.count()).toBeLessThan(60);
  await shown.getByRole('tree').evaluate((tree) => tree.parentElement?.scrollTo(0, 495_880));
  await shown
    .getByRole('treeitem', { name: /^Region 71/ })
    .first()
    .waitFor();
  await expect.poll(() => lines.count()).toBeLessThan(60);
  await shown.focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Location 2');
  await page.context().close();
});

test('a line of a tree says its level, its place among its sisters and whether it is open or chosen', async () => {
  const { page, shown } = await open('tree');
  const told = (name: RegExp) =>
    shown
      .getByRole('treeitem', { name })
      .evaluate((line) =>
        ['level', 'posinset', 'setsize', 'expanded', 'selected'].map((state) => line.getAttribute(`aria-${state}`)),
      );
  await shown.getByRole('treeitem', { name: /Porto/ }).click();
  expect(await told(/Portugal/)).toEqual(['1', '2', '3', 'true', 'false']);
  expect(await told(/Porto$/)).toEqual(['2', '2', '3', null, 'true']);
  await page.context().close();
});

test('a text that fits has no button; one that is cut has, and says what it does', async () => {
  const { page, shown } = await open('show-more');
  const more = shown.getByRole('button', { name: 'Show more' });
  await more.waitFor();
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false');
  const height = async () => (await shown.locator('p').boundingBox())?.height ?? 0;
  const cut = await shown.locator('p').evaluate((text) => text.parentElement?.clientHeight ?? 0);
  expect(cut).toBeLessThan(await height());
  await expect.poll(() => page.locator('[data-example="1"]').getByRole('button').count()).toBe(0);
  // Where there is room for all of it, there is nothing more to show.
  await shown.evaluate((example) => {
    const box = example.firstElementChild as HTMLElement;
    box.style.maxInlineSize = 'none';
    box.style.fontSize = '6px';
    box.querySelector('p')?.style.setProperty('font-size', '6px');
  });
  await more.waitFor({ state: 'detached' });
  await page.context().close();
});
