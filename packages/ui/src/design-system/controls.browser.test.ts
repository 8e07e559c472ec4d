import { DESKTOP, openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const { url } = inject('application');
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  ({ page } = await openWindow(browser, url));
});
afterAll(() => browser.close());

/** An example of a widget's page. */
async function example(widget: string, number = 0): Promise<Locator> {
  await page.goto(`/design-system/${widget}`);
  const found = page.locator(`[data-example="${number}"]`);
  await found.waitFor();
  return found;
}

test('a select of several shows what is chosen as badges, from three on as a count', async () => {
  const field = (await example('select', 1)).getByRole('button', { name: /^Positions|Positions$/ });
  const badges = () => field.locator('[data-badge], span > span').allTextContents();
  await expect.poll(badges).toEqual(expect.arrayContaining(['Bartender', 'Waiter']));
  await field.click();
  const list = page.getByRole('listbox');
  await list.getByRole('option', { name: /Chef/ }).click();
  // A list of several stays open for the next choice.
  await expect.poll(() => list.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await expect.poll(() => field.textContent()).toContain('3 selected');
  expect(await badges()).not.toContain('Bartender');
});

test('a select is open or closed, and says so', async () => {
  const field = (await example('select')).getByRole('button', { name: /Position/ });
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
  await field.click();
  await page.getByRole('listbox').waitFor();
  await expect.poll(() => field.evaluate((button) => button.getAttribute('aria-expanded'))).toBe('true');
  // What cannot be chosen is not.
  const porter = page.getByRole('option', { name: 'Night porter' });
  await expect.poll(() => porter.getAttribute('aria-disabled')).toBe('true');
  await porter.click({ force: true });
  await expect.poll(() => field.textContent()).toContain('Bartender');
});

test('a list with little room around its box scrolls inside the window, and the press that opens it chooses nothing', async () => {
  await page.setViewportSize({ width: 400, height: 300 });
  const field = (await example('select')).getByRole('button', { name: /Position/ });
  await field.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await field.click();
  const list = page.getByRole('listbox');
  await list.waitFor();
  const [box, own] = [await list.boundingBox(), await field.boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(300);
  const apart =
    (box?.y ?? 0) + (box?.height ?? 0) <= (own?.y ?? 0) || (box?.y ?? 0) >= (own?.y ?? 0) + (own?.height ?? 0);
  expect(apart, 'the list does not lie over its box').toBe(true);
  await expect.poll(() => field.textContent()).toContain('Bartender');
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await page.setViewportSize(DESKTOP);
});

test('a busy button is disabled and says that it is busy; one that is refused can be read, and does nothing', async () => {
  const row = await example('button', 2);
  const publish = row.getByRole('button', { name: 'Publish', exact: true });
  expect([await publish.isDisabled(), await publish.getAttribute('aria-busy')]).toEqual([false, null]);
  await publish.click();
  await expect.poll(() => publish.isDisabled()).toBe(true);
  await expect.poll(() => publish.getAttribute('aria-busy')).toBe('true');
  const refused = row.getByRole('button', { name: 'Publish the week' });
  await refused.focus();
  await expect.poll(() => refused.getAttribute('aria-disabled')).toBe('true');
  await row.getByRole('tooltip', { name: 'Two shifts overlap. Solve them first.' }).waitFor();
  await expect.poll(() => row.getByRole('button', { name: 'Not yours' }).isDisabled()).toBe(true);
});

/** A window whose time goes on only when the test says so, with its toasts. */
async function stillToasts(): Promise<{
  still: Page;
  say: (name: string) => Promise<void>;
  count: () => Promise<number>;
}> {
  const { page: still } = await openWindow(browser, url);
  await still.clock.install({ time: '2026-11-20T12:00:00Z' });
  await still.goto('/design-system/toast');
  await still.getByRole('button', { name: 'Partly sent' }).waitFor();
  await still.clock.pauseAt('2026-11-20T13:00:00Z');
  const toasts = still.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  return {
    still,
    count: () => toasts.count(),
    say: async (name) => {
      const before = await toasts.count();
      await still.getByRole('button', { name, exact: true }).click();
      await still.mouse.move(0, 0);
      await expect.poll(() => toasts.count()).toBe(before + 1);
    },
  };
}

test('a toast goes after 3500 ms', async () => {
  const { still, say, count } = await stillToasts();
  await say('Saved');
  await still.clock.runFor(3_499);
  expect(await count()).toBe(1);
  await still.clock.runFor(1);
  await expect.poll(count).toBe(0);
  await still.context().close();
});

test('a toast that somebody points at or stands on waits, and then has the time that it had left', async () => {
  const { still, say, count } = await stillToasts();
  await say('Saved');
  await still.clock.runFor(3_000);
  await still.getByRole('listitem').getByText('Saved', { exact: true }).hover();
  await still.clock.runFor(60_000);
  await still.getByRole('button', { name: 'Dismiss' }).focus();
  await still.mouse.move(0, 0);
  await still.clock.runFor(60_000);
  expect(await count()).toBe(1);
  await still.getByRole('button', { name: 'Partly sent' }).focus();
  await still.clock.runFor(499);
  expect(await count()).toBe(1);
  await still.clock.runFor(1);
  await expect.poll(count).toBe(0);
  await still.context().close();
});

test('after the last toast was sent away by hand, the next one goes by itself again', async () => {
  const { still, say, count } = await stillToasts();
  await say('Saved');
  // Its button goes with it, and nothing tells that the focus has left.
  await still.getByRole('button', { name: 'Dismiss' }).focus();
  await still.keyboard.press('Enter');
  await expect.poll(count).toBe(0);
  await say('Saved');
  await still.clock.runFor(3_500);
  await expect.poll(count).toBe(0);
  await still.context().close();
});

test('rows of a table are selected one by one or, with Shift, all between, also by keyboard', async () => {
  const table = await example('data-table');
  const box = (name: string) => table.getByRole('checkbox', { name: `Select ${name}` });
  await box('Beatriz Novais').focus();
  await page.keyboard.press('Space');
  await table.getByText('1 selected').waitFor();
  await box('Owen Tresco').focus();
  await page.keyboard.press('Shift+Space');
  await table.getByText('4 selected').waitFor();
  await expect.poll(() => box('Inês Quintela').isChecked()).toBe(true);
  await expect.poll(() => box('Samir Haddad').isChecked()).toBe(false);
});

test('a table of ten thousand rows draws those in view, and says how many there are', async () => {
  const table = (await example('data-table', 1)).getByRole('table');
  await expect.poll(() => table.getAttribute('aria-rowcount')).toBe('10001');
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(60);
  await page.getByRole('group', { name: 'Ten thousand people' }).focus();
  await page.keyboard.press('End');
  await table.locator('tr[aria-rowindex="10001"]').waitFor();
});

test('in forced colours the parts of a chart keep the colours that the words beside them go by, and have an edge', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  const looks = async (shown: Locator, mark: string) =>
    shown
      .locator(mark)
      .evaluateAll((marks) =>
        marks.map((one) => ({ fill: getComputedStyle(one).fill, edge: getComputedStyle(one).stroke })),
      );
  for (const [number, mark] of [
    [2, 'svg g > rect'],
    [3, 'svg g > path'],
  ] as const) {
    const shown = await example('charts', number);
    const parts = (await looks(shown, mark)).slice(0, 3);
    expect(new Set(parts.map(({ fill }) => fill)).size).toBe(3);
    expect(new Set(parts.map(({ edge }) => edge))).toEqual(new Set(['rgb(0, 0, 0)']));
    const words = (await looks(shown, 'ul svg > rect')).map(({ fill }) => fill);
    expect(words).toEqual(parts.map(({ fill }) => fill));
  }
  await page.emulateMedia({ forcedColors: 'none' });
});
