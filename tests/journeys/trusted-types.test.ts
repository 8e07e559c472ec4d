import { openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const { url } = inject('application');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** What becomes of each way by which a text could run as script, on the page itself. */
const tryAll = (page: Page) =>
  page.evaluate(() => {
    const ran: string[] = [];
    Object.assign(globalThis, { alarm: () => ran.push('alarm') });
    const ways: Record<string, () => unknown> = {
      markup: () => (document.body.appendChild(document.createElement('p')).innerHTML = '<img src=x onerror=alarm()>'),
      parsed: () => new DOMParser().parseFromString('<script>alarm()</script>', 'text/html'),
      fragment: () => document.createRange().createContextualFragment('<svg onload=alarm()>'),
      script: () => Object.assign(document.createElement('script'), { src: 'https://evil.test/a.js' }),
      inline: () => Object.assign(document.createElement('script'), { textContent: 'alarm()' }),
      worker: () => new Worker('data:text/javascript,0'),
      // oxlint-disable-next-line no-implied-eval -- this is what must not work
      timer: () => setTimeout('alarm()' as never, 0),
      policy: () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('anything', {}),
    };
    const refused = Object.entries(ways).filter(([, run]) => {
      try {
        run();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
    return { refused: refused.map(([name]) => name), all: Object.keys(ways), ran };
  });

test.each(['/user/login', '/careers', '/dashboard/member'])('on %s no text becomes script, by no way', async (path) => {
  const { page, problems } = await openWindow(browser, url);
  await page.goto(path);
  await page.locator('h1, input').first().waitFor();
  // The page itself does nothing that its policy forbids.
  expect(problems).toEqual([]);
  const { refused, all, ran } = await tryAll(page);
  expect(refused).toEqual(all);
  expect(ran).toEqual([]);
});

test('what a page does against its policy is an error of the page, which every journey looks for', async () => {
  const { page, problems } = await openWindow(browser, url);
  await page.goto('/user/login');
  const violated = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
      }),
  );
  await tryAll(page);
  expect(await violated).toBe('require-trusted-types-for');
  await expect.poll(() => problems.join('\n')).toContain('TrustedHTML');
});
