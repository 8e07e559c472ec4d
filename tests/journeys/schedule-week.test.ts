import { findAxeProblems, openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sendLogin } from './login-form.ts';
import { heading, lateParts, mondayIn, openWeek } from './schedule-page.ts';

const { url } = inject('application');
const PLACE = /^Harbour House Lisbon/;
/** A waiter of the place, and a colleague. */
const CATARINA = 'Catarina Kaya';
const DUARTE = 'Duarte Falcão';
const WEEKS_AHEAD = 5;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The Monday of a week that the seed leaves empty. */
function emptyWeek(): string {
  const now = new Date();
  const monday = now.getUTCDate() - ((now.getUTCDay() + 6) % 7) + WEEKS_AHEAD * 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), monday)).toISOString().slice(0, 10);
}

async function openSchedule(page: Page, username: string, search = ''): Promise<void> {
  const goal = `/schedule?date=${emptyWeek()}${search}`;
  await page.goto(`/user/login?ref=${encodeURIComponent(goal)}`);
  await sendLogin(page, username, 'Hearth-demo-2026');
  // Who manages the whole group chooses a location first.
  if (username === 'marta') await page.getByRole('main').getByRole('button', { name: PLACE }).click();
  await heading(page);
}

/** A person's cell; days are 0 to 6. */
function cell(page: Page, name: string, day: number): Locator {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader').filter({ hasText: name }) })
    .getByRole('gridcell')
    .nth(day);
}

async function saved(page: Page): Promise<void> {
  await page
    .getByText(/^Saved \d/)
    .first()
    .waitFor();
}

test('a week is made by typing, by keyboard and by dragging; undo takes it back; another manager sees it happen', async () => {
  const one = await openWindow(browser, url);
  const other = await openWindow(browser, url);
  await openSchedule(one.page, 'leonor');
  await openSchedule(other.page, 'marta');
  const { page } = one;

  await cell(page, CATARINA, 0).click();
  await page.keyboard.type('9-5 wai terrace');
  await page.keyboard.press('Enter');
  await cell(page, CATARINA, 0).getByText('09:00–17:00').waitFor();
  await cell(page, CATARINA, 0).getByText('Waiter · terrace').waitFor();
  await saved(page);
  // The other manager's page heard of it without a reload.
  await cell(other.page, CATARINA, 0).getByText('09:00–17:00').waitFor();
  expect(await findAxeProblems(page)).toEqual([]);

  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await cell(page, CATARINA, 2).getByText('09:00–17:00').waitFor();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await cell(page, CATARINA, 2).getByText('08:45–17:15').waitFor();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page
    .getByRole('status')
    .getByText(/^Catarina Kaya, Thu .* OK/)
    .waitFor();
  await page.keyboard.press('Enter');
  await cell(page, CATARINA, 3).getByText('08:45–17:15').waitFor();

  const block = await cell(page, CATARINA, 3).getByRole('button').boundingBox();
  const target = await cell(page, DUARTE, 5).boundingBox();
  if (block === null || target === null) throw new Error('A cell is not on the screen.');
  await page.mouse.move(block.x + 40, block.y + 15);
  await page.mouse.down();
  await page.mouse.move(block.x + 60, block.y + 25, { steps: 4 });
  await page.mouse.move(target.x + 50, target.y + 15, { steps: 8 });
  await page.getByText(/\d+(\.\d+)? of \d+ h in total$/).waitFor();
  await page.mouse.up();
  await cell(page, DUARTE, 5).getByText('08:45–17:15').waitFor();
  await cell(page, CATARINA, 3).getByRole('button').waitFor({ state: 'detached' });

  await page.keyboard.press('Control+z');
  await cell(page, CATARINA, 3).getByText('08:45–17:15').waitFor();
  await page.keyboard.press('Control+Shift+z');
  await cell(page, DUARTE, 5).getByText('08:45–17:15').waitFor();
  await cell(other.page, DUARTE, 5).getByText('08:45–17:15').waitFor();
  expect([...one.problems, ...other.problems]).toEqual([]);
  await one.context.close();
  await other.context.close();
});

test('what may not be is refused in words, and what needs consent asks how it was given', async () => {
  const { context, page, problems } = await openWindow(browser, url);
  await openSchedule(page, 'leonor');
  await cell(page, DUARTE, 0).click();
  await page.keyboard.type('15-23');
  await page.keyboard.press('Enter');
  await cell(page, DUARTE, 0).getByText('15:00–23:00').waitFor();
  await cell(page, DUARTE, 1).click();
  await page.keyboard.type('8-12');
  await page.getByText('Needs consent').waitFor();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Do you have consent from ${DUARTE}?` });
  expect(await findAxeProblems(page)).toEqual([]);
  await question.getByRole('textbox').fill('By phone this morning');
  await question.getByRole('button', { name: 'Confirm consent' }).click();
  await cell(page, DUARTE, 1).getByText('08:00–12:00').waitFor();
  await saved(page);

  await page.keyboard.press('m');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await page.reload();
  await cell(page, DUARTE, 1).getByText('08:00–12:00').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('without a connection the schedule goes on, says what waits, and saves it when the connection is back', async () => {
  const { context, page, problems } = await openWindow(browser, url);
  await openSchedule(page, 'leonor');
  // What editing needs is fetched behind the grid.
  await lateParts(page);
  await context.setOffline(true);
  await cell(page, CATARINA, 5).click();
  await page.keyboard.type('10-14');
  await page.keyboard.press('Enter');
  await cell(page, CATARINA, 5).getByText('10:00–14:00').waitFor();
  await page.getByText('Offline: 1 change pending').waitFor();
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await cell(page, CATARINA, 5).getByText('10:00–14:00').waitFor();
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

test('a template fills an empty week after a preview, and one undo empties it again', async () => {
  const { context, page, problems } = await openWindow(browser, url);
  await openWeek(page, 'leonor', mondayIn(WEEKS_AHEAD + 4));
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitem', { name: 'Week templates' }).click();
  await page.getByRole('button', { name: 'Use Usual week' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText(/^\d+ shifts will be added\./).waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: /^Add \d+ shifts$/ }).click();
  await page
    .getByText(/^\d+ shifts added/)
    .first()
    .waitFor();
  // What was left out is told of in a dialog of its own; with nothing left out there is none.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Publish \d+ changes$/ }).waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: 'Nothing to publish' }).waitFor();
  await saved(page);
  await page.reload();
  await heading(page);
  await page.getByRole('button', { name: 'Nothing to publish' }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('on a phone a day is a list, and its shifts are moved from their menus', async () => {
  const { context, page, problems } = await openWindow(browser, url, PHONE);
  await openSchedule(page, 'leonor');
  const line = page.getByRole('listitem').filter({ has: page.getByText(CATARINA, { exact: true }) });
  await page.getByRole('navigation', { name: 'Day' }).getByRole('button').nth(6).click();
  await line.getByRole('button', { name: `Add shift: ${CATARINA}` }).click();
  await page.getByRole('textbox', { name: 'Times and position' }).fill('12-16');
  await page.keyboard.press('Enter');
  await line.getByText('12:00–16:00').waitFor();
  // The days stay at the top while the list scrolls under them: for axe nothing may lie half under them.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findAxeProblems(page)).toEqual([]);
  await line.getByRole('button', { name: 'Actions for 12:00–16:00' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await line.getByText('12:00–16:00').waitFor({ state: 'detached' });
  await saved(page);
  expect(problems).toEqual([]);
  await context.close();
});

test('the day is a time line, in Arabic from right to left, without a barrier that a machine can find', async () => {
  const { context, page, problems } = await openWindow(browser, url.replace('//', '//ar.'));
  await page.goto(`/user/login?ref=${encodeURIComponent('/schedule?view=day')}`);
  await sendLogin(page, 'leonor', 'Hearth-demo-2026');
  await page.locator('.dl-b').first().waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  const edge = await page.locator('.dl-b').first().boundingBox();
  const who = await page.locator('.dl-who').first().boundingBox();
  expect((edge?.x ?? 0) < (who?.x ?? 0)).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});
