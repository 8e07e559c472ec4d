import { findAxeProblems, openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cell, heading, lateParts, mondayIn, openWeek, saved, type } from './schedule-page.ts';

const { url } = inject('application');
const CATARINA = 'Catarina Kaya';
const DUARTE = 'Duarte Falcão';
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('edits that a closed window had not saved are saved by the next one, once', async () => {
  const monday = mondayIn(6);
  const { context, page, problems } = await openWindow(browser, url);
  await openWeek(page, 'leonor', monday);
  await lateParts(page);
  await context.setOffline(true);
  await type(page, CATARINA, 1, '10-14');
  await type(page, DUARTE, 1, '12-16');
  await page.getByText('Offline: 2 changes pending').waitFor();
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto(`/schedule?date=${monday}`);
  await next.getByText('Saving 2 changes from last time').waitFor();
  await saved(next);
  await next.reload();
  await heading(next);
  await cell(next, CATARINA, 1).getByText('10:00–14:00').waitFor();
  await expect.poll(() => cell(next, CATARINA, 1).getByRole('button').count()).toBe(1);
  await expect.poll(() => cell(next, DUARTE, 1).getByRole('button').count()).toBe(1);
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

test('where somebody else has changed the same shift meanwhile, the next window asks; another week points to them', async () => {
  const monday = mondayIn(7);
  const { context, page } = await openWindow(browser, url);
  await openWeek(page, 'leonor', monday);
  await type(page, CATARINA, 2, '10-14');
  await saved(page);
  await lateParts(page);
  await context.setOffline(true);
  await cell(page, CATARINA, 2).getByRole('button').click();
  await page.keyboard.press('Shift+ArrowRight');
  await cell(page, CATARINA, 2).getByText('10:00–14:15').waitFor();
  await page.getByText('Offline: 1 change pending').waitFor();
  await page.close();

  const marta = await openWindow(browser, url);
  await openWeek(marta.page, 'marta', monday);
  await cell(marta.page, CATARINA, 2).getByRole('button').click();
  await marta.page.keyboard.press('Alt+Shift+ArrowLeft');
  await cell(marta.page, CATARINA, 2).getByText('09:45–14:00').waitFor();
  await saved(marta.page);
  await marta.context.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`/schedule?date=${mondayIn(8)}`);
  await next.getByText(/^1 change in the week of .* isn’t saved yet$/).waitFor();
  await next.getByRole('button', { name: 'Open week' }).click();
  const note = next.getByText('1 change wasn’t saved last time');
  await note.waitFor();
  await next.getByText(/^Catarina Kaya, .* 09:45–14:00$/).waitFor();
  expect(await findAxeProblems(next)).toEqual([]);
  await next.getByRole('button', { name: 'Apply my changes' }).click();
  await cell(next, CATARINA, 2).getByText('09:45–14:15').waitFor();
  await saved(next);
  await next.reload();
  await cell(next, CATARINA, 2).getByText('09:45–14:15').waitFor();
  await expect.poll(() => note.count()).toBe(0);
  await context.close();
});

test('what was agreed to is shown as agreed, with who recorded it and why, also after a reload', async () => {
  const { context, page, problems } = await openWindow(browser, url);
  await openWeek(page, 'leonor', mondayIn(9));
  await type(page, DUARTE, 0, '15-23');
  await cell(page, DUARTE, 0).getByText('15:00–23:00').waitFor();
  await cell(page, DUARTE, 1).click();
  await page.keyboard.type('8-12');
  await page.getByText('Needs consent').waitFor();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Do you have consent from ${DUARTE}?` });
  await question.getByRole('textbox').fill('By phone this morning');
  await question.getByRole('button', { name: 'Confirm consent' }).click();
  await saved(page);
  await page.reload();
  await page.getByRole('button', { name: '1 accepted' }).click();
  const card = page.getByRole('dialog', { name: 'Conflict' });
  await card.getByText('Consent given: By phone this morning').waitFor();
  await card.getByText(/^Leonor Pacheco, /).waitFor();
  await expect.poll(() => page.getByRole('button', { name: '1 conflict' }).count()).toBe(0);
  await cell(page, DUARTE, 1).getByRole('img', { name: 'Accepted conflict' }).waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('a browser without Temporal fetches one and plans the week all the same', async () => {
  const { context, page, problems } = await openWindow(browser, url);
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Temporal');
  });
  await page.goto('/user/login');
  await expect.poll(() => page.evaluate(() => 'Temporal' in globalThis)).toBe(false);
  await openWeek(page, 'leonor', mondayIn(10));
  await type(page, CATARINA, 6, '22-6');
  await cell(page, CATARINA, 6).getByText('22:00–06:00').waitFor();
  await saved(page);
  expect(problems).toEqual([]);
  await context.close();
});
