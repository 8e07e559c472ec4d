import { readFile } from 'node:fs/promises';
import { makeEmployer } from '@hearth/domains/access/factory';
import { seedClock } from '@hearth/domains/clock/seed';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { seedPublications } from '@hearth/domains/scheduling/seed';
import { openRestaurant } from '@hearth/domains/team/factory';
import { seedRules } from '@hearth/domains/timesheets/seed';
import { clockAt } from '@hearth/platform/clock';
import { DESKTOP, findAxeProblems, PHONE } from '@hearth/testing/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { signIn, startShellSite } from './shell-site.ts';

/** A Friday before a night shift; Lisbon is at UTC. */
const FRIDAY = '2026-11-13';
const clock = clockAt(`${FRIDAY}T17:57:00Z`);
const site = await startShellSite(undefined, clock);
afterAll(() => site.stop());

/** Lets it be a time for the server and for a window. */
async function becomes(context: BrowserContext, instant: string): Promise<void> {
  clock.set(instant);
  await context.clock.setFixedTime(instant);
}

/** A restaurant that clocks in on phones and pays by the week, with Inês on Friday night. */
async function openNight() {
  const restaurant = await openRestaurant({ run: site.run });
  const { groupId, here, bar, ines, manager } = restaurant;
  const place = { groupId, brandId: groupId, userId: manager.userId };
  await site.run((work) => seedClock(work, place, { own_devices: true }));
  await site.run((work) => seedRules(work, place, { length: 'WEEKLY', anchor: '2026-11-02' }));
  const head = await site.run(async (work) => {
    const night = { date: FRIDAY, start: '18:00', end: '01:00', unpaid_break_minutes: 0 };
    await makeShift(work.db, { groupId, locationId: here }, { employee_id: ines.id, position_id: bar, ...night });
    const days = { from: '2026-11-09', to: '2026-11-15' };
    await seedPublications(work.db, groupId, days, { at: clock.now(), userId: manager.userId });
    await work.db.query(
      `insert into team.pay_rate (employee_id, group_id, effective_from, amount, currency) values ($1, $2, '2026-01-01', 1200, 'EUR')`,
      [ines.id, groupId],
    );
    return makeEmployer(work, {
      brandId: here,
      as: ['VIEW_BRAND', 'VIEW_SCHEDULE', 'PUBLISH_SCHEDULE', 'VIEW_PAY', 'VIEW_TEAM'],
    });
  });
  return { ...restaurant, head };
}

/** The file that the page offers. */
async function exported(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

test('a night that begins on a phone without a connection ends in a line for payroll', async () => {
  const { ines, head } = await openNight();
  const phone = await site.open(PHONE);
  await becomes(phone.context, `${FRIDAY}T17:57:00Z`);
  await signIn(phone.page, ines.user, '/dashboard/member');
  await phone.page.getByText('Shift 18:00–01:00').first().waitFor();
  await phone.context.setOffline(true);
  await phone.page.getByRole('button', { name: 'Clock in' }).click();
  await phone.page.getByText('1 entry is saved on this device').waitFor();
  await phone.page.getByText('Since 17:57').waitFor();

  await becomes(phone.context, `${FRIDAY}T18:40:00Z`);
  await phone.context.setOffline(false);
  await phone.page.getByText('1 entry is saved on this device').waitFor({ state: 'detached' });
  // The time is that of the tap, not that of the connection.
  await phone.page.getByText('Since 17:57').waitFor();

  await becomes(phone.context, '2026-11-14T01:04:00Z');
  await phone.page.getByRole('button', { name: 'Clock out' }).click();
  await phone.page.getByText('Clocked out at 01:04').waitFor();

  const desk = await site.open(DESKTOP);
  await becomes(desk.context, '2026-11-16T09:00:00Z');
  // What was sent later and had no break is to review, on the day on which the night began.
  await signIn(desk.page, head, '/schedule/live?show=open');
  const night = desk.page.getByRole('region', { name: /13 Nov/ });
  await night.getByText(/^No break in/).waitFor();
  await night.getByText(/^Sent .*43m/).waitFor();
  expect(await findAxeProblems(desk.page)).toEqual([]);
  await night.getByRole('button', { name: 'Mark as reviewed' }).first().click();
  await desk.page.getByText('1 exception to review').waitFor();

  await desk.page.goto(`/timesheets?day=${FRIDAY}`);
  const sheet = desk.page.getByRole('row').filter({ hasText: 'Inês Quintela' });
  await sheet.getByRole('checkbox').check();
  await desk.page.getByRole('button', { name: 'Approve' }).click();
  await desk.page.getByText('1 timesheet approved').waitFor();
  await sheet.getByRole('checkbox').check();
  await desk.page.getByRole('button', { name: 'Lock' }).click();
  await desk.page.getByText('1 timesheet locked').waitFor();
  await desk.page.getByRole('tab', { name: 'Payroll' }).click();
  const rows = (await exported(desk.page)).trim().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain('Quintela,Inês,Harbour House,"2026-11-09","2026-11-15",WORK,7.12,100,85.40,EUR');
  // A browser says of each call without a connection that there was none.
  const known = /ERR_INTERNET_DISCONNECTED/;
  expect([...phone.problems, ...desk.problems].filter((problem) => !known.test(problem))).toEqual([]);
});
