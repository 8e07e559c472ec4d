import { DEMO_PASSWORD } from '@hearth/server/seed/story';
import { openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const { url } = inject('application');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const FAMILIES = ['system-ui', 'sans-serif', 'serif', 'monospace', 'cursive', 'Arial', 'Times New Roman', 'nowhere'];

test('behind the product’s own fonts stand those of these tests, whatever is installed on the machine', async () => {
  const { page, context } = await openWindow(browser, url);
  await page.setContent(FAMILIES.map((name) => `<p style="font-family: ${name}">Harbour Привет مرحبا</p>`).join(''));
  const devtools = await context.newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const drawn = [];
  for (const nodeId of nodeIds)
    drawn.push((await devtools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts.map((font) => font.familyName));
  expect(drawn).toHaveLength(FAMILIES.length);
  expect([...new Set(drawn.flat())].sort()).toEqual(['DejaVu Sans', 'DejaVu Sans Mono', 'DejaVu Serif']);
  await context.close();
});

test('the tests, the application and the pages begin on the same morning, on whatever day they run', async () => {
  const { page, context } = await openWindow(browser, url);
  await page.goto('/design-system/date');
  const inPage = new Date(await page.evaluate(() => Date.now()));
  expect(Math.abs(inPage.getTime() - Date.now())).toBeLessThan(60_000);
  expect(inPage.toISOString()).toMatch(/^2026-11-18T/);
  const signedIn = await page.request.post('/auth/session/login', {
    headers: { origin: url, 'x-hearth-frame': '1' },
    data: { username: 'leonor', password: DEMO_PASSWORD },
  });
  const { data } = (await signedIn.json()) as { data: { access_token: string } };
  const claims = JSON.parse(Buffer.from(data.access_token.split('.')[1] ?? '', 'base64url').toString()) as {
    iat: number;
  };
  expect(Math.abs(claims.iat * 1000 - Date.now())).toBeLessThan(60_000);
  await context.close();
});
