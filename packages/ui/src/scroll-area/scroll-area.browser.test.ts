import { openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const { url } = inject('application');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a dialog whose content grows beyond it without its knowing can be scrolled by keyboard, until it fits again', async () => {
  const { page, problems } = await openWindow(browser, url);
  await page.goto('/design-system/modal');
  await page.locator('[data-example] button').first().click();
  const area = page.locator('[role=dialog] .overflow-y-auto');
  await area.waitFor();
  const add = (height: string) =>
    area.evaluate((element, tall) => {
      const content = document.createElement('div');
      content.style.height = tall;
      element.append(content);
    }, height);
  await expect.poll(() => area.getAttribute('tabindex')).toBeNull();
  await add('4000px');
  await expect.poll(() => area.getAttribute('tabindex')).toBe('0');
  await area.evaluate((element) => element.lastElementChild?.remove());
  await expect.poll(() => area.getAttribute('tabindex')).toBeNull();
  expect(problems).toEqual([]);
});
