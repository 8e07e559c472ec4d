import type { Page } from 'playwright-core';

/** Fills the login form and sends it, once the page is alive: its button is, and what is typed earlier may be lost. */
export async function sendLogin(page: Page, username: string, password: string): Promise<void> {
  await page.locator('form button[type=submit]:enabled').first().waitFor();
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
}
