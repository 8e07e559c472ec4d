import { openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const { url } = inject('application');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A widget's page, and one of its examples. */
async function open(widget: string, number = 0, viewport?: typeof PHONE): Promise<{ page: Page; shown: Locator }> {
  const { page } = await openWindow(browser, url, viewport);
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

test.each([
  ['a wide page', undefined],
  ['a phone', PHONE],
])('on %s each step of a tour stands beside what it points at, whole and in view', async (_place, viewport) => {
  const { page, shown } = await open('tour', 0, viewport);
  await shown.getByRole('button', { name: 'Show me round' }).click();
  for (const [target, name] of [
    ['week', 'The week you plan'],
    ['open', 'Shifts without a person'],
    ['publish', 'Publish'],
  ] as const) {
    const step = page.getByRole('dialog', { name, exact: true });
    await step.waitFor();
    const gap = async () => {
      const [from, to] = [await page.locator(`[data-tour=${target}]`).boundingBox(), await step.boundingBox()];
      if (from === null || to === null) return undefined;
      const size = page.viewportSize();
      const whole =
        to.y >= 0 && to.x >= 0 && to.x + to.width <= (size?.width ?? 0) && to.y + to.height <= (size?.height ?? 0);
      return whole
        ? Math.round(Math.min(Math.abs(to.y - from.y - from.height), Math.abs(from.y - to.y - to.height)))
        : -1;
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(10);
    await expect.poll(gap).toBeLessThanOrEqual(14);
    await page.keyboard.press('Enter');
  }
  await shown.getByText('seen to the end').waitFor();
  await page.context().close();
});

test('a tour leaves out what is not on the page, reads each step aloud, and tells when it was left', async () => {
  const { page, shown } = await open('tour');
  const start = shown.getByRole('button', { name: 'Show me round' });
  await start.click();
  const step = page.getByRole('dialog');
  await step.getByText('1 of 3').waitFor();
  await page.keyboard.press('Enter');
  await step.getByText('2 of 3').waitFor();
  const told = await step.evaluate((dialog) =>
    ['aria-labelledby', 'aria-describedby'].map(
      (name) => document.getElementById(dialog.getAttribute(name) ?? '')?.textContent,
    ),
  );
  expect(told).toEqual(['Shifts without a person', 'They stay here until somebody takes them.']);
  // What is behind it does nothing meanwhile.
  await page.mouse.click(5, 5);
  await expect.poll(() => step.isVisible()).toBe(true);
  await step.getByRole('button', { name: 'Close' }).click();
  await shown.getByText('left early').waitFor();
  await expect.poll(() => start.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.context().close();
});
