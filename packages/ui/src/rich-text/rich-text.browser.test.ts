import { axeProblems, openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const { url } = inject('application');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('by keyboard alone a text is written, marked bold and linked; what comes out holds nothing else', async () => {
  const { page, context, problems } = await openWindow(browser, url);
  await page.goto('/design-system/rich-text');
  const text = page.getByRole('textbox', { name: 'About the job' });
  const out = page.locator('code').first();
  await text.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Come by');
  await expect.poll(() => out.textContent()).toContain('Come by');
  await page.keyboard.press('Control+A');
  await page.getByRole('button', { name: 'Bold' }).first().press('Enter');
  await expect.poll(() => out.textContent()).toContain('<strong>Come by</strong>');
  const link = page.getByRole('button', { name: 'Link', exact: true }).first();
  await link.press('Enter');
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText('Write an address that starts with').waitFor();
  await address.fill('https://hearth.example/');
  await page.keyboard.press('Enter');
  await expect.poll(() => out.textContent()).toContain('<a href="https://hearth.example/">');
  await expect.poll(() => out.textContent()).not.toMatch(/script|style|class|target|rel=/);
  expect(await axeProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('what is pasted keeps its words and loses what is not allowed', async () => {
  const { page, context } = await openWindow(browser, url);
  await page.goto('/design-system/rich-text');
  const text = page.getByRole('textbox', { name: 'About the job' });
  await text.focus();
  await page.keyboard.press('Control+A');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<h1 style="color:red">Bar</h1><p onclick="x()">night <img src=x onerror=alert(1)><a href="javascript:x()">shift</a></p><table><tr><td>one</td></tr></table>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  const out = page.locator('code').first();
  await expect.poll(() => out.textContent()).toContain('night');
  const kept = (await out.textContent()) ?? '';
  for (const word of ['Bar', 'shift', 'one']) expect(kept).toContain(word);
  expect(kept).not.toMatch(/style|onclick|img|javascript|table|h1/);
  await context.close();
});
