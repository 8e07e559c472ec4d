import type { Page } from 'playwright-core';

/** The newest message to an address in the inbox of a trial, as text; waits until there is one. */
export async function mailTo(url: string, address: string): Promise<string> {
  for (let looks = 0; looks < 300; looks += 1) {
    const html = await (await fetch(`${url}/dev/inbox`)).text();
    const found = html.split('<details>').find((one) => one.includes(`to ${address},`));
    if (found !== undefined) return found.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#38;', '&');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing was mailed to ${address}.`);
}

/** Types the code that was mailed into the page that asks for it. */
export async function proveAddress(page: Page, url: string, address: string): Promise<void> {
  await page.locator('input[name=code]').waitFor();
  const code = /\b\d{6}\b/.exec(await mailTo(url, address))?.[0] ?? '';
  await page.locator('input[name=code]').fill(code);
  await page.keyboard.press('Enter');
}
