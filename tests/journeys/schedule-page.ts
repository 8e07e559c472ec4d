import type { Locator, Page } from 'playwright-core';
import { sendLogin } from './login-form.ts';

const PLACE = /^Harbour House Lisbon/;
const PASSWORD = 'Hearth-demo-2026';

/** The Monday so many weeks from now; the seed leaves those after the next one empty. */
export function mondayIn(weeks: number): string {
  const now = new Date();
  const monday = now.getUTCDate() - ((now.getUTCDay() + 6) % 7) + weeks * 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), monday)).toISOString().slice(0, 10);
}

/** Signs in and goes to an address. */
export async function signInTo(page: Page, username: string, goal: string): Promise<void> {
  await page.goto(`/user/login?ref=${encodeURIComponent(goal)}`);
  await sendLogin(page, username, PASSWORD);
}

/** Signs in and opens a week of the Lisbon restaurant. */
export async function openWeek(page: Page, username: string, monday: string): Promise<void> {
  await signInTo(page, username, `/schedule?date=${monday}`);
  // Who manages the whole group chooses a location first.
  if (username === 'marta') await page.getByRole('main').getByRole('button', { name: PLACE }).click();
  await heading(page);
}

/** Waits until the week is there, and what it does for keys and pointers. */
export async function heading(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /^Schedule for Harbour House Lisbon/ }).waitFor();
  await gridHands(page);
}

/** Waits until the grid hears keys and pointers: that comes after it is drawn. A phone has no grid. */
export async function gridHands(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 600) return;
  for (const part of ['grid-drag', 'grid-keys']) {
    const found = await page.waitForFunction(
      (name) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(`/assets/${name}-`))?.name,
      part,
    );
    await present(page, [String(await found.jsonValue())]);
  }
}

/** Waits for modules: one is there once all that it imports is. As text: the test's own tools would change the import. */
async function present(page: Page, addresses: readonly string[]): Promise<void> {
  await page.evaluate(`Promise.all(${JSON.stringify(addresses)}.map((address) => import(address)))`);
}

/** A person's line. */
export function line(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader').filter({ hasText: name }) });
}

/** A person's cell; days are 0 to 6. */
export function cell(page: Page, name: string, day: number): Locator {
  return line(page, name).getByRole('gridcell').nth(day);
}

/** Types a shift into a cell. */
export async function type(page: Page, name: string, day: number, words: string): Promise<void> {
  await cell(page, name, day).click();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

/** Waits until everything is saved. */
export async function saved(page: Page): Promise<void> {
  await page
    .getByText(/^Saved \d/)
    .first()
    .waitFor();
}

const LATE_PARTS = ['grid-drag', 'grid-keys', 'deferred-content'];

/** Waits for the parts of the page that come after the grid. */
export async function lateParts(page: Page): Promise<void> {
  const parts = LATE_PARTS.map((name) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${name}-`)),
  );
  await page.reload();
  const addresses = (await Promise.all(parts)).map((request) => request.url());
  await present(page, addresses);
  // What those load for themselves comes after them.
  const count = (): Promise<number> => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let known = -1, now = await count(); now !== known; now = await count()) {
    known = now;
    await page.waitForTimeout(1500);
  }
  await heading(page);
}
