import { findAxeProblems, openBrowser, PHONE } from '@hearth/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openAs } from './hiring-window.ts';

const { url } = inject('application');
const DAYS_AHEAD = 200;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A day far enough ahead that the seed has nothing on it, as year, month and day. */
function dayAhead(days: number): readonly [year: string, month: string, day: string] {
  const [year = '', month = '', day = ''] = new Date(Date.now() + days * 86_400_000).toISOString().split(/[-T]/);
  return [year, month, day];
}

test('days off are typed as people write them, decided in the list, undone, and declined with a note', async () => {
  const [year, month, day] = dayAhead(DAYS_AHEAD);
  const employee = await openAs(browser, url, 'noor', '/my/time-off', PHONE);
  const form = employee.page.locator('form');
  await form.getByRole('textbox', { name: 'First day' }).fill(`${day}.${month}.${year}`);
  const [lastYear, lastMonth, lastDay] = dayAhead(DAYS_AHEAD + 1);
  await form.getByRole('textbox', { name: 'Last day' }).fill(`${lastDay}${lastMonth}${lastYear.slice(2)}`);
  await form.getByRole('textbox', { name: /^Note to your manager/ }).fill('My brother marries');
  await form.getByRole('button', { name: 'Send request' }).click();
  await employee.page.getByText('Request sent to your manager').waitFor();

  const manager = await openAs(browser, url, 'leonor', '/schedule/time-off');
  const line = manager.page.getByRole('listitem').filter({ hasText: 'My brother marries' });
  await line.getByText(/^2 days ·/).waitFor();
  await line.getByText('No clashes').waitFor();
  expect(await findAxeProblems(manager.page)).toEqual([]);
  await line.getByRole('button', { name: /^Approve/ }).click();
  await manager.page.getByText('1 request approved').waitFor();
  await expect.poll(() => line.count()).toBe(0);
  await employee.page.getByText('Approved', { exact: true }).first().waitFor();
  await manager.page.getByRole('button', { name: /^Undo/ }).click();
  await manager.page.getByText('1 request is pending again').waitFor();

  await line.getByRole('button', { name: /^Decline/ }).click();
  await line.getByRole('textbox', { name: /^Note to Noor/ }).fill('Everybody is away then');
  await line.getByRole('button', { name: 'Decline request' }).click();
  await manager.page.getByText('1 request declined').waitFor();
  await employee.page.getByText('Manager’s note: Everybody is away then').waitFor();
  await manager.page.getByRole('radio', { name: 'Declined' }).click();
  await line.getByRole('link', { name: 'Open week' }).click();
  await manager.page.waitForURL(new RegExp(`/schedule\\?date=${year}-${month}-${day}`));
  expect([...manager.problems, ...employee.problems]).toEqual([]);
});

test('shift requests are on a page of a phone for staff, and in a list for managers', async () => {
  const employee = await openAs(browser, url, 'noor', '/my/shifts/requests', PHONE);
  await employee.page.getByRole('tab', { name: 'Open shifts' }).click();
  await employee.page.getByRole('tabpanel').waitFor();
  expect(await findAxeProblems(employee.page)).toEqual([]);
  const manager = await openAs(browser, url, 'leonor', '/schedule/requests');
  await manager.page
    .getByText(/^(?:\d+ requests?|Nothing to review)$/)
    .first()
    .waitFor();
  await manager.page.getByRole('radio', { name: 'Past' }).click();
  await manager.page.getByText('Note: We need you both that evening.').waitFor();
  expect(await findAxeProblems(manager.page)).toEqual([]);
  expect([...manager.problems, ...employee.problems]).toEqual([]);
});
