import { findAxeProblems, openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const { url } = inject('application');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function at(widget: string, viewport?: { width: number; height: number }): Promise<Page> {
  const { page } = await openWindow(browser, url, viewport);
  await page.goto(`/design-system/${widget}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

test('modals have six widths, each larger than the one before, stand at 1030, and keep the focus inside', async () => {
  const page = await at('modal');
  const widths: number[] = [];
  for (const name of ['Size xs', 'Size sm', 'Invite', 'Size lg', 'Size xl', 'Size xxl']) {
    await page.getByRole('button', { name, exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Invite to interview' });
    await dialog.waitFor();
    widths.push((await dialog.boundingBox())?.width ?? 0);
    await expect
      .poll(() => dialog.evaluate((node) => getComputedStyle(node.parentElement?.parentElement ?? node).zIndex))
      .toBe('1030');
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press(press % 2 === 0 ? 'Tab' : 'Shift+Tab');
      await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  expect(widths).toEqual(widths.toSorted((one, other) => one - other));
  expect(new Set(widths).size).toBe(6);
  await page.context().close();
});

test('a popover opens 5 px below its button and begins where the button begins', async () => {
  const page = await at('popover');
  const button = page.getByRole('button', { name: 'Labour cost' });
  await button.click();
  const surface = page.getByRole('dialog', { name: 'About this figure' }).locator('..');
  await surface.waitFor();
  await expect
    .poll(async () => {
      const [from, to] = [await button.boundingBox(), await surface.boundingBox()];
      return [
        Math.round((to?.x ?? 0) - (from?.x ?? 0)),
        Math.round((to?.y ?? 0) - (from?.y ?? 0) - (from?.height ?? 0)),
      ];
    })
    .toEqual([0, 5]);
  await page.context().close();
});

test('a date field reads YYYY-MM-DD and nothing around it', async () => {
  const page = await at('date-field');
  const field = page.getByLabel('First day');
  for (const text of ['2026-11-20 ', ' 2026-11-20', '2026-11-20T10:00', '2026-2-3']) {
    await field.fill(text);
    await field.blur();
    await expect.poll(() => field.inputValue()).toBe(text);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  }
  await field.fill('2026-11-25');
  await field.blur();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe(null);
  await page.context().close();
});

test('a day field reads dates as people type them, and a finger opens the picker of the device', async () => {
  const page = await at('day-field');
  const field = page.getByLabel('First day');
  for (const text of ['15.12.2026', '15/12/26', '151226', '15 Dec 2026']) {
    await field.fill(text);
    await field.blur();
    await expect.poll(() => field.inputValue()).toBe('15/12/2026');
  }
  const picker = page.locator('[data-example="0"] input[type=date]');
  expect(await picker.isVisible()).toBe(false);
  await page.context().close();
  const phone = await at('day-field', PHONE);
  const native = phone.locator('[data-example="0"] input[type=date]');
  await native.fill('2026-12-24');
  await expect.poll(() => phone.getByLabel('First day').inputValue()).toBe('24/12/2026');
  expect(await phone.locator('[data-example="0"] button').isVisible()).toBe(false);
  await phone.context().close();
});

test('a number at its limit keeps the look of a field that can be changed', async () => {
  const page = await at('number-field');
  const field = page.getByRole('textbox', { name: 'Hours a week' });
  const look = () => field.evaluate((input) => getComputedStyle(input.parentElement ?? input).backgroundColor);
  const before = await look();
  await field.fill('0');
  await field.press('Tab');
  await expect
    .poll(() =>
      page
        .getByRole('button', { name: /decrease/i })
        .first()
        .isDisabled(),
    )
    .toBe(true);
  expect(await look()).toBe(before);
  await page.context().close();
});

test('taking the last day out of a list leaves the calendar where it is', async () => {
  const page = await at('dates-field');
  await page.getByRole('button', { name: /^Days/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  for (const day of [13, 12, 3]) await calendar.getByRole('button', { name: new RegExp(`\\b${day} November`) }).click();
  await calendar.getByText('November 2026', { exact: true }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Remove .*November/ }).count()).toBe(0);
  await page.context().close();
});

test.each(['charts', 'cropper', 'dates-field', 'day-field', 'phone-field', 'place-field'])(
  'the page of %s has nothing that a check of accessibility finds, on a phone',
  async (widget) => {
    const page = await at(widget, PHONE);
    await page.waitForLoadState('load');
    expect(await findAxeProblems(page)).toEqual([]);
    await page.context().close();
  },
);
