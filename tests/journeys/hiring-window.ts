import { openWindow } from '@hearth/testing/browser';
import type { Browser, Locator, Page } from 'playwright-core';
import { sendLogin } from './login-form.ts';

/** A window of one person of the demonstration. */
export interface HiringWindow {
  readonly page: Page;
  /** Everything that the page logged as an error. */
  readonly problems: readonly string[];
}

/** Signs somebody of the demonstration in and opens a page. */
export async function openAs(
  browser: Browser,
  url: string,
  user: string,
  path: string,
  viewport?: { readonly width: number; readonly height: number },
): Promise<HiringWindow> {
  const { page, problems } = await openWindow(browser, url, viewport);
  await page.goto(`/user/login?ref=${encodeURIComponent(path)}`);
  await sendLogin(page, user, 'Hearth-demo-2026');
  await page.getByRole('button', { name: /account menu/ }).waitFor();
  return { page, problems };
}

/** A column of the board, by the beginning of its name. */
export function columnOf(page: Page, stage: string): Locator {
  return page.getByRole('grid', { name: new RegExp(`^${stage}, `) });
}

/** The names of the cards that a column draws, in order. */
export async function namesIn(column: Locator): Promise<readonly string[]> {
  await column.getByRole('row').first().waitFor();
  return column.getByRole('row').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
}
