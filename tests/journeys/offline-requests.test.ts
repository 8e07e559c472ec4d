import { makeShift } from '@hearth/domains/scheduling/factory';
import { seedPublications } from '@hearth/domains/scheduling/seed';
import { openRestaurant } from '@hearth/domains/team/factory';
import { findAxeProblems, PHONE } from '@hearth/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { signIn, startShellSite } from './shell-site.ts';

const site = await startShellSite();
afterAll(() => site.stop());

/** A day of next week, from Monday (0) on. */
function nextWeek(index: number): string {
  const now = new Date();
  const toMonday = 7 - ((now.getUTCDay() + 6) % 7);
  return new Date(now.getTime() + (toMonday + index) * 86_400_000).toISOString().slice(0, 10);
}

/** Waits until everything of the page is there without a connection too. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const worker = await fetch('/service-worker.js').then((answer) => answer.text());
          const listed = [...new Set(worker.match(/\/assets\/[\w.-]+/g))];
          const caching = (await caches.keys()).map((name) => caches.open(name).then((cache) => cache.keys()));
          const kept = new Set((await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname));
          return listed.filter((path) => !kept.has(path)).length;
        }),
      { timeout: 150_000, interval: 500 },
    )
    .toBe(0);
}

async function release(page: Page, index: number): Promise<void> {
  await page.getByRole('button', { name: 'Release or swap' }).nth(index).click();
  const sheet = page.getByRole('dialog', { name: 'Release or swap shift' });
  await sheet.getByRole('radio', { name: /^Release to team/ }).click();
  await sheet.getByText('While you’re offline, we can’t check whether your location allows this').waitFor();
  await sheet.getByRole('button', { name: 'Send request' }).click();
  await sheet.waitFor({ state: 'detached' });
}

test('a waiter releases shifts without a connection: they wait over a reload, are sent when it is back, and what is gone by then is told with why', async () => {
  const restaurant = await openRestaurant({ run: site.run });
  const { groupId, here, bar, ines } = restaurant;
  const days = [1, 2, 3].map(nextWeek);
  const [first, gone] = await site.run(async ({ db, clock }) => {
    const made = [];
    for (const date of days)
      made.push(await makeShift(db, { groupId, locationId: here }, { employee_id: ines.id, position_id: bar, date }));
    await seedPublications(
      db,
      groupId,
      { from: nextWeek(0), to: nextWeek(6) },
      { at: clock.now(), userId: restaurant.manager.userId },
    );
    return made.map(({ id }) => id);
  });
  const { page, context, problems } = await site.open(PHONE);
  await signIn(page, ines.user, '/dashboard/member');
  await untilKept(page);
  await page.goto(`/my/shifts?week=${nextWeek(0)}`);
  await page.getByRole('button', { name: 'Release or swap' }).nth(1).waitFor();

  await context.setOffline(true);
  await release(page, 0);
  await release(page, 0);
  await page.getByText('2 requests not sent yet').waitFor();
  // What scrolled under the header is not measured.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findAxeProblems(page)).toEqual([]);
  await page.reload();
  await page.getByText('2 requests not sent yet').waitFor();
  // Nobody has heard of them.
  const before = await site.run(({ db }) => db.query('select id from deals.deal where group_id = $1', [groupId]));
  expect(before).toEqual([]);
  // Meanwhile the manager takes the second shift off the schedule.
  await site.run(({ db }) => db.query('delete from scheduling.published_shift where id = $1', [gone]));

  await context.setOffline(false);
  await page.getByText(/^Not accepted: Release shift/).waitFor();
  await page.getByText('The schedule has changed, so this is no longer possible. Check your shifts.').waitFor();
  await expect
    .poll(() =>
      site.run(({ db }) =>
        db.query(
          `select s.shift_id, d.verb, d.state from deals.deal d join deals.deal_shift s on s.deal_id = d.id
           where d.group_id = $1`,
          [groupId],
        ),
      ),
    )
    .toEqual([{ shift_id: first, verb: 'RELEASE', state: 'OFFERED' }]);
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByText(/^Not accepted/).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
