import { findAxeProblems, openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const { url, port } = inject('application');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const phone = (page: Page) => page.locator('input[name=phone_number]');
const flag = (page: Page) => page.getByRole('combobox', { name: /^Country/ });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search by name or code' });
/** What a form is sent with. */
const sent = (page: Page) =>
  phone(page).evaluate((input) => new FormData((input as HTMLInputElement).form ?? undefined).get('phone_number'));

async function open(viewport = { width: 1000, height: 800 }, language = '') {
  const opened = await openWindow(browser, language === '' ? url : `http://${language}.localhost:${port}`, viewport);
  await opened.page.goto('/user/signup/candidate');
  return opened;
}

describe('a phone number', () => {
  test('is typed as people write it at home, and sent with its country', async () => {
    const { page, context, problems } = await open();
    await flag(page).waitFor();
    await phone(page).focus();
    await expect.poll(() => phone(page).getAttribute('placeholder')).toBe('07400 123456');
    await page.keyboard.type('07911123456');
    await expect.poll(() => phone(page).inputValue()).toBe('07911 123456');
    expect(await sent(page)).toBe('+447911123456');
    expect(problems).toEqual([]);
    await context.close();
  });

  test('takes its country from a number that starts with plus', async () => {
    const { page, context } = await open();
    await flag(page).waitFor();
    await phone(page).fill('+351912345678');
    await expect.poll(() => flag(page).getAttribute('aria-label')).toBe('Country: Portugal: +351');
    await expect.poll(() => sent(page)).toBe('+351912345678');
    await context.close();
  });

  test('by keyboard alone: the flag opens the list, letters search, Enter chooses, Escape gives the focus back', async () => {
    const { page, context } = await open();
    await flag(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => search(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(230);
    await page.keyboard.type('portu');
    await expect.poll(() => page.getByRole('option').count()).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => flag(page).getAttribute('aria-label')).toBe('Country: Portugal: +351');
    await expect.poll(() => phone(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('912345678');
    await expect.poll(() => sent(page)).toBe('+351912345678');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('zzz');
    await page.getByText('No country found').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => flag(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => flag(page).getAttribute('aria-label')).toBe('Country: Portugal: +351');
    await context.close();
  });

  test('that cannot be one is told when the field is left, and only then', async () => {
    const { page, context } = await open();
    await flag(page).waitFor();
    await phone(page).focus();
    await page.waitForFunction(() => 'intlTelInputUtils' in globalThis);
    await page.keyboard.type('0791');
    await expect.poll(() => page.getByText('Invalid phone number format.').isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    await page.getByText('Invalid phone number format.').waitFor();
    await phone(page).fill('07911123456');
    await expect.poll(() => page.getByText('Invalid phone number format.').count()).toBe(0);
    await context.close();
  });

  test('is an ordinary field until its code has come: text and focus stay', async () => {
    const { page, context } = await openWindow(browser, url);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/assets\/telephone-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/user/signup/candidate');
    await phone(page).fill('+351 912 345 678');
    await expect.poll(() => flag(page).count()).toBe(0);
    release();
    await flag(page).waitFor();
    await expect.poll(() => phone(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => sent(page)).toBe('+351912345678');
    await context.close();
  });

  test.each([
    [500, true],
    [501, false],
  ])('at %i px the list of countries fills the screen: %s', async (width, full) => {
    const { page, context } = await open({ width, height: 800 });
    await flag(page).click();
    await search(page).waitFor();
    await expect.poll(() => page.locator('body > .iti--fullscreen-popup').count()).toBe(full ? 1 : 0);
    await page.keyboard.press('Escape');
    await expect
      .poll(() =>
        search(page)
          .isVisible()
          .catch(() => false),
      )
      .toBe(false);
    await context.close();
  });

  test.each(['de', 'ar'])(
    'in %s names countries in that language, and a check of the page finds nothing',
    async (language) => {
      const { page, context, problems } = await open({ width: 1000, height: 800 }, language);
      const button = page.locator('.iti__selected-flag');
      await button.click();
      const name = new Intl.DisplayNames([language], { type: 'region' }).of('AT') ?? '';
      await page.getByRole('option', { name: new RegExp(name) }).waitFor();
      expect(await findAxeProblems(page)).toEqual([]);
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});
