import { openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cell, line, mondayIn, openWeek, saved, type } from './schedule-page.ts';

const { url } = inject('application');
const CATARINA = 'Catarina Kaya';
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  ['spring, when an hour is skipped', '2027-03-22', '7/27 h'],
  ['autumn, when an hour comes twice', '2027-10-25', '9/27 h'],
  ['no change', '2027-11-01', '8/27 h'],
])('a night shift has the hours that it really lasts: %s', async (_, monday, hours) => {
  const { context, page, problems } = await openWindow(browser, url);
  await openWeek(page, 'leonor', monday);
  await type(page, CATARINA, 5, '22-6');
  await cell(page, CATARINA, 5).getByText('22:00–06:00').waitFor();
  await line(page, CATARINA).getByText(hours).waitFor();
  await saved(page);
  await page.reload();
  await line(page, CATARINA).getByText(hours).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('what was undone and done again after somebody else changed another shift leaves theirs alone', async () => {
  const monday = mondayIn(12);
  const { context, page, problems } = await openWindow(browser, url);
  await openWeek(page, 'leonor', monday);
  await type(page, CATARINA, 0, '10-14');
  await saved(page);
  const marta = await openWindow(browser, url);
  await openWeek(marta.page, 'marta', monday);
  await type(marta.page, CATARINA, 2, '11-15');
  await cell(page, CATARINA, 2).getByText('11:00–15:00').waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await cell(marta.page, CATARINA, 0).getByText('10:00–14:00').waitFor({ state: 'detached' });
  await cell(page, CATARINA, 2).getByText('11:00–15:00').waitFor();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await cell(marta.page, CATARINA, 0).getByText('10:00–14:00').waitFor();
  await cell(marta.page, CATARINA, 2).getByText('11:00–15:00').waitFor();
  expect([...problems, ...marta.problems]).toEqual([]);
  await context.close();
  await marta.context.close();
});

test('the demonstration: what is published has no open conflict, the draft week shows what there is to learn', async () => {
  const { context, page, problems } = await openWindow(browser, url);
  await openWeek(page, 'leonor', mondayIn(0));
  // The sums follow the grid, and the conflicts come with them.
  await page.getByText(/^On shift, /).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /conflict/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Next week' }).click();
  // The journey of the first shift may have published this week, with a reason for its conflicts and for one more.
  await page.getByRole('button', { name: /^(1 conflict|[12] accepted)$/ }).waitFor();
  await page.getByRole('button', { name: /^\d+ warnings$/ }).click();
  const notes = page.getByRole('dialog', { name: /warnings$/ });
  const words = [
    /of work in one day/,
    /days in a row/,
    /requested this day off/,
    /Prefers not to work/,
    /the contract is for/,
  ];
  for (const word of words) await notes.getByText(word).first().waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
