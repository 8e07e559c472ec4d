import ICAL from 'ical.js';
import { findAxeProblems, openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sendLogin } from './login-form.ts';

const { url } = inject('application');
const NAME = 'Pia Valtonen';
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const today = (): string => new Date().toISOString().slice(0, 10);

async function signIn(page: Page, username: string, goal: string): Promise<void> {
  await page.goto(`/user/login?ref=${encodeURIComponent(goal)}`);
  await sendLogin(page, username, 'Hearth-demo-2026');
  await page.waitForURL((address) => !address.pathname.startsWith('/user/'));
}

test('somebody is hired from the board, joins the team, gets a shift, and sees it on the phone and in a calendar the moment it is published', async () => {
  const manager = await openWindow(browser, url);
  const employee = await openWindow(browser, url, PHONE);
  await signIn(employee.page, 'pia', '/dashboard/member');
  await employee.page.getByText('Bartender').first().waitFor();

  await signIn(manager.page, 'leonor', '/dashboard/hiring');
  await manager.page.getByRole('searchbox', { name: 'Search people' }).fill('valtonen');
  await manager.page.getByRole('row', { name: NAME }).click();
  await manager.page.getByRole('button', { name: 'Hire', exact: true }).click();
  const dialog = manager.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'First day' }).fill(today());
  await dialog.getByRole('button', { name: 'Hire', exact: true }).click();
  await manager.page.getByText(`${NAME} is hired`).waitFor();
  await employee.page.getByText('You’re hired', { exact: true }).waitFor();
  // The account becomes part of the team when its owner says so.
  expect(await findAxeProblems(employee.page)).toEqual([]);
  await employee.page.getByRole('button', { name: 'Join team' }).click();
  await employee.page.getByText('You’ve joined the team').waitFor();
  // The bar under the thumb has five places: messages keep theirs, and what comes after stands in the account menu.
  await employee.page.getByRole('navigation').getByRole('link', { name: 'Messages' }).waitFor();
  await employee.page.getByRole('button', { name: /account menu/ }).click();
  await employee.page.getByRole('menuitem', { name: 'My qualifications' }).waitFor();
  await employee.page.keyboard.press('Escape');

  await manager.page.goto('/schedule');
  await manager.page.getByRole('button', { name: 'Next week' }).click();
  await manager.page.getByRole('searchbox', { name: 'Search people' }).fill('valtonen');
  const row = manager.page
    .getByRole('row')
    .filter({ has: manager.page.getByRole('rowheader').filter({ hasText: NAME }) });
  await row.getByRole('gridcell').nth(3).click();
  await manager.page.keyboard.type('10-16');
  await manager.page.keyboard.press('Enter');
  // The times that she gave when applying became her availability, and this is outside of them.
  const question = manager.page.getByRole('alertdialog', { name: `Do you have consent from ${NAME}?` });
  await question.getByRole('textbox').fill('On the phone this morning');
  await question.getByRole('button', { name: 'Confirm consent' }).click();
  await row.getByText('10:00–16:00').waitFor();
  await manager.page
    .getByText(/^(All changes saved|Saved)/)
    .first()
    .waitFor();
  await expect.poll(() => employee.page.getByText('10:00–16:00').count()).toBe(0);

  await manager.page.getByRole('button', { name: /^Publish \d+ change/ }).click();
  const preview = manager.page.getByRole('dialog');
  await preview.getByText(NAME).waitFor();
  // The demonstration’s draft week has a short rest in it, which needs the person’s consent as an edit would.
  await preview.getByRole('textbox', { name: 'How and when did they agree?' }).fill('In person on Monday');
  expect(await findAxeProblems(manager.page)).toEqual([]);
  await preview.getByRole('button', { name: 'Publish', exact: true }).click();
  await manager.page.getByText(/^Published\. We’re notifying \d+ (person|people)/).waitFor();

  // Without a reload: the employee's page heard of it.
  await employee.page.getByText('10:00–16:00').first().waitFor();
  expect(await findAxeProblems(employee.page)).toEqual([]);

  // The notice came, too, with the shift in it, and leads to its week.
  const bell = employee.page.getByRole('button', { name: /^Notifications: \d unread/ });
  await bell.click();
  const notice = employee.page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /You have new shifts/ });
  await notice.getByText('10:00–16:00').waitFor();
  expect(await findAxeProblems(employee.page)).toEqual([]);
  await notice.click();
  await employee.page.waitForURL('**/my/shifts?week=*');
  await employee.page.getByText('10:00–16:00').first().waitFor();
  await employee.page.getByRole('button', { name: /^Notifications/ }).waitFor();
  await employee.page.goto('/dashboard/member');

  await employee.page.getByRole('button', { name: 'Create link' }).click();
  const link = await employee.page.getByLabel('Your calendar link').inputValue();
  const feed = await fetch(link);
  expect(feed.headers.get('content-type')).toContain('text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(await feed.text()));
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);

  await employee.page.getByRole('button', { name: 'Remove link' }).click();
  await employee.page.getByText('Link removed').waitFor();
  expect((await fetch(link)).status).toBe(404);
  expect([...manager.problems, ...employee.problems]).toEqual([]);
});
