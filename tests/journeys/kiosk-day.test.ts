import { makeEmployer } from '@hearth/domains/access/factory';
import { seedClock } from '@hearth/domains/clock/seed';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { seedPublications } from '@hearth/domains/scheduling/seed';
import { openRestaurant } from '@hearth/domains/team/factory';
import { clockAt } from '@hearth/platform/clock';
import { DESKTOP, findAxeProblems } from '@hearth/testing/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { signIn, startShellSite } from './shell-site.ts';

/** A Friday; Lisbon is at UTC. */
const FRIDAY = '2026-11-13';
const TABLET = { width: 1024, height: 768 };
const clock = clockAt(`${FRIDAY}T09:50:00Z`);
const site = await startShellSite(undefined, clock);
afterAll(() => site.stop());

/** Lets it be a time for the server and for some windows. */
async function becomes(time: string, ...contexts: readonly BrowserContext[]): Promise<void> {
  clock.set(`${FRIDAY}T${time}:00Z`);
  for (const context of contexts)
    // oxlint-disable-next-line no-await-in-loop -- two windows
    await context.clock.setFixedTime(`${FRIDAY}T${time}:00Z`);
}

/** A restaurant that asks about breaks and injuries, with Inês at the bar from ten to five, and whoever runs it. */
async function openDay() {
  const restaurant = await openRestaurant({ run: site.run });
  const { groupId, here, bar, ines, manager } = restaurant;
  const place = { groupId, brandId: groupId, userId: manager.userId };
  const asks = { early: 'ALLOW', ask_breaks: true, ask_injury: true } as const;
  await site.run((work) => seedClock(work, place, asks));
  const head = await site.run(async (work) => {
    const shift = { date: FRIDAY, start: '10:00', end: '17:00', unpaid_break_minutes: 30 };
    await makeShift(work.db, { groupId, locationId: here }, { employee_id: ines.id, position_id: bar, ...shift });
    const days = { from: '2026-11-09', to: '2026-11-15' };
    await seedPublications(work.db, groupId, days, { at: clock.now(), userId: manager.userId });
    return makeEmployer(work, {
      brandId: here,
      as: ['VIEW_BRAND', 'VIEW_SCHEDULE', 'EDIT_SCHEDULE', 'PUBLISH_SCHEDULE', 'VIEW_TEAM'],
    });
  });
  return { ...restaurant, head };
}

/** The manager adds a tablet, which is paired by its code, and creates a PIN for Inês. */
async function pairTablet(desk: Page, tablet: Page): Promise<string> {
  await desk.getByRole('button', { name: 'Add tablet' }).first().click();
  const dialog = desk.getByRole('dialog', { name: 'Add tablet' });
  await dialog.getByLabel('Tablet name').fill('Back door');
  await dialog.getByRole('button', { name: 'Add tablet' }).click();
  const shown = desk.getByRole('dialog', { name: 'Pair tablet' });
  const code = (await shown.textContent())?.match(/[A-Z0-9]{5}-[A-Z0-9]{5}/)?.[0] ?? '';
  await tablet.getByLabel('Code').fill(code);
  await tablet.getByRole('button', { name: 'Pair tablet' }).click();
  await tablet.getByRole('button', { name: /^Inês/ }).waitFor();
  await shown.getByRole('button', { name: 'Done' }).click();
  await desk.getByText('In use').waitFor();
  await desk.getByRole('button', { name: 'Create PIN: Inês Quintela' }).click();
  const given = desk.getByRole('dialog', { name: 'New PIN for Inês Quintela' });
  const pin = (await given.textContent())?.match(/\d{4,8}/)?.[0] ?? '';
  expect(pin).not.toBe('');
  return pin;
}

/** Somebody goes to the tablet, types their PIN and presses what they do. */
async function press(tablet: Page, pin: string, what: string): Promise<void> {
  await tablet.getByRole('button', { name: /^Inês/ }).click();
  await tablet.getByRole('heading', { name: /^Inês.*enter your PIN/ }).waitFor();
  for (const digit of pin)
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await tablet.getByRole('button', { name: digit, exact: true }).click();
  await tablet.getByRole('button', { name: 'Continue' }).click();
  await tablet.getByRole('button', { name: what }).click();
}

test('a day at a tablet that loses its connection: in, a break offline, out with an answer, and the manager sees it all', async () => {
  const { head } = await openDay();
  const [desk, tablet] = [await site.open(DESKTOP), await site.open(TABLET)];
  const at = (time: string) => becomes(time, desk.context, tablet.context);
  await at('09:50');
  await signIn(desk.page, head, '/settings/kiosks');
  await tablet.page.goto('/kiosk');
  const pin = await pairTablet(desk.page, tablet.page);
  expect(await findAxeProblems(tablet.page)).toEqual([]);

  await at('09:58');
  await press(tablet.page, pin, 'Clock in');
  await tablet.page.getByText('Clocked in at 09:58').waitFor();

  await tablet.context.setOffline(true);
  await at('13:00');
  await press(tablet.page, pin, 'Start break');
  await tablet.page.getByText('Entry saved on this tablet at 13:00.').waitFor();
  await tablet.page.getByText('Offline').waitFor();
  await at('13:30');
  await press(tablet.page, pin, 'End break');
  await tablet.page.getByText('2 entries to send').waitFor();

  await at('14:00');
  await tablet.context.setOffline(false);
  await tablet.page.getByText('2 entries to send').waitFor({ state: 'detached' });

  await at('17:02');
  await press(tablet.page, pin, 'Clock out');
  const asked = tablet.page.locator('form');
  // Whether they took their breaks, and whether they were hurt.
  for (const index of [0, 1])
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    await asked.getByRole('radio', { name: 'Yes' }).nth(index).click();
  await asked.getByLabel('Anything to add?').fill('Cut my finger on a glass');
  await asked.getByRole('button').click();
  await tablet.page.getByText('Clocked out at 17:02').waitFor();

  // A session does not last a day.
  const evening = await site.open(DESKTOP);
  await becomes('17:02', evening.context);
  await signIn(evening.page, head, '/schedule/live');
  const line = evening.page.getByRole('listitem').filter({ hasText: 'Inês Quintela' });
  await line.getByText('Finished').waitFor();
  // From 09:58 to 17:02 without half an hour.
  await line.getByText(/^6\s?h.*34/).waitFor();
  await evening.page.getByRole('radio', { name: 'Clock-out answers' }).click();
  await evening.page.getByText('Injury at work').waitFor();
  await evening.page.getByText('Cut my finger on a glass').waitFor();
  expect(await findAxeProblems(evening.page)).toEqual([]);
  await evening.page.getByRole('button', { name: 'Show Inês Quintela’s day' }).click();
  await line.getByText('Finished').waitFor();
  // A browser says of each call without a connection that there was none.
  const known = /ERR_INTERNET_DISCONNECTED/;
  expect([...desk.problems, ...tablet.problems, ...evening.problems].filter((problem) => !known.test(problem))).toEqual(
    [],
  );
});
