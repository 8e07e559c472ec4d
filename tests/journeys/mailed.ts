import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The newest message to an address in the inbox of a trial, as text; waits until there is one. */
export async function mailTo(url: string, address: string): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const html = await (await fetch(`${url}/dev/inbox`)).text();
      found = html.split('<details>').find((one) => one.includes(`to ${address},`)) ?? '';
      return found;
    })
    .not.toBe('');
  return found.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#38;', '&');
}

/** Types the code that was mailed into the page that asks for it. */
export async function proveAddress(page: Page, url: string, address: string): Promise<void> {
  await page.locator('input[name=code]').waitFor();
  const code = /\b\d{6}\b/.exec(await mailTo(url, address))?.[0] ?? '';
  await page.locator('input[name=code]').fill(code);
  await page.keyboard.press('Enter');
}
