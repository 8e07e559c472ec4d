import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillBoard, openBoard } from './full-board.ts';
import { columnOf } from './hiring-window.ts';
import type { ShellSite } from './shell-site.ts';
import { startShellSite } from './shell-site.ts';

const MANY = 2000;
let site: ShellSite;

beforeAll(async () => {
  site = await startShellSite();
  await fillBoard(site, MANY);
});
afterAll(() => site.stop());

test('of two thousand applications only those in view are drawn, and the last is reached and moved by keyboard', async () => {
  const page = await openBoard(site);
  const column = columnOf(page, 'New');
  await expect.poll(() => column.getAttribute('aria-rowcount')).toBe(String(MANY));
  await expect.poll(() => column.getByRole('row').count()).toBeLessThan(40);

  await column.getByRole('row').first().focus();
  await page.keyboard.press('End');
  const last = page.getByRole('row', { name: `Number ${MANY}` });
  await last.waitFor();
  await expect.poll(() => last.evaluate((row) => row === document.activeElement)).toBe(true);
  await expect.poll(() => column.getByRole('row').count()).toBeLessThan(40);

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByText(`Number ${MANY - 1} moved to Screening`).waitFor();
  await columnOf(page, 'Screening')
    .getByRole('row', { name: `Number ${MANY - 1}` })
    .waitFor();
  // The focus went to who stands in the place of the one that left.
  await expect.poll(() => last.evaluate((row) => row === document.activeElement)).toBe(true);
});
