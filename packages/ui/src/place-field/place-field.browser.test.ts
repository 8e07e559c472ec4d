import { findAxeProblems, openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const { url } = inject('application');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('by keyboard alone a place is found with its two lines, or kept as it was written', async () => {
  const { page, context, problems } = await openWindow(browser, url);
  await page.goto('/design-system/place-field');
  const field = page.getByRole('combobox', { name: 'Place', exact: true });
  await field.focus();
  await page.keyboard.type('kitch');
  const kitchen = page.getByRole('option', { name: /Harbour Kitchen/ });
  await kitchen.waitFor();
  await expect.poll(() => kitchen.textContent()).toContain('Cais da Ribeira, Porto');
  expect(await findAxeProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('found: Harbour Kitchen, Cais da Ribeira, Porto').waitFor();
  await expect.poll(() => field.inputValue()).toBe('Harbour Kitchen, Cais da Ribeira, Porto');
  await field.fill('the blue door');
  await page.getByRole('option', { name: /Use “the blue door”/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('custom: the blue door').waitFor();
  await field.fill('');
  await page.keyboard.press('Tab');
  await page.getByText('–', { exact: true }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a search that is down is told, and what was written is kept', async () => {
  const { page, context } = await openWindow(browser, url);
  await page.goto('/design-system/place-field');
  const field = page.getByRole('combobox', { name: 'Search is down' });
  await field.fill('harbour');
  await page.getByText('Search isn’t available right now.').first().waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => field.inputValue()).toBe('harbour');
  await context.close();
});
