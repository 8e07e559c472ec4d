import { openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { line, mondayIn, openWeek } from './schedule-page.ts';

const { url } = inject('application');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a manager fills the open shifts of a week, looks at the proposal, accepts it and undoes it as one', async () => {
  const { page } = await openWindow(browser, url);
  await openWeek(page, 'leonor', mondayIn(2));
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitem', { name: 'Copy week' }).click();
  await dialog.getByRole('radio', { name: /Leave shifts open/ }).click();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: /^Copy \d+ shifts/ }).click();
  await dialog.waitFor({ state: 'hidden' });

  // Asked before the dialog opens, which has a row of this name too.
  const open = line(page, 'Open shifts').getByRole('rowheader');
  await expect.poll(() => open.textContent()).toMatch(/Open shifts[1-9]/);
  const before = await open.textContent();
  await page.getByRole('button', { name: 'Auto-fill' }).click();
  await dialog.getByRole('button', { name: 'Find people' }).click();
  const accept = dialog.getByRole('button', { name: /^Accept \d+ shifts/ });
  await accept.waitFor({ timeout: 90_000 });
  await dialog.getByRole('row', { name: /^Open shifts/ }).waitFor();
  await accept.click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => open.count().then((count) => (count === 0 ? 'none' : open.textContent()))).not.toBe(before);

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => open.textContent()).toBe(before);
});
