import { FACTORY_PASSWORD } from '@hearth/domains/identity/factory';
import { makeEmployee } from '@hearth/domains/team/factory';
import { findAxeProblems, PHONE } from '@hearth/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShellSite } from './shell-site.ts';
import { signIn, startShellSite } from './shell-site.ts';

let site: ShellSite;
let employeeId: string;
beforeAll(async () => {
  site = await startShellSite();
  employeeId = await site.run(async ({ db }) => {
    const { group, member } = site;
    const person = { firstName: 'Noor', lastName: 'Haddad', userId: member.userId };
    return (await makeEmployee(db, { groupId: group.id, locationId: group.locationIds[0] ?? '', ...person })).id;
  });
});
afterAll(() => site.stop());

const banner = (page: Page) => page.getByRole('region', { name: 'Acting for someone else' });
const paused = (page: Page) => page.getByRole('alertdialog', { name: 'Session paused' });

test('somebody acts for an employee, seen in both tabs, stops, and the employee reads of it', async () => {
  const { context, page, problems } = await site.open();
  await signIn(page, site.owner);
  const other = await context.newPage();
  await other.goto('/team');
  await other.getByRole('heading', { name: 'Team', exact: true }).first().waitFor();

  await page.goto(`/team?person=${employeeId}`);
  await page.getByRole('link', { name: 'Act for this person' }).click();
  await page.waitForURL(`**/team/act/${site.member.userId}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(() => page.getByText('Fill in this field.').count()).toBe(2);
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByLabel('Reason').fill('Cannot find her shifts');
  await page.getByLabel('Your password').fill('Wrong-horse-7');
  await page.keyboard.press('Enter');
  await page.getByText('That password isn’t right. Try again.').waitFor();
  await page.getByLabel('Your password').fill(FACTORY_PASSWORD);
  await page.keyboard.press('Enter');
  await banner(page).getByText('15 min left').waitFor();
  await expect.poll(() => banner(page).textContent()).toContain('You’re acting for Ada Person');
  expect(await findAxeProblems(page)).toEqual([]);

  await paused(other).waitFor();
  await other.keyboard.press('Tab');
  await other.keyboard.press('Enter');
  await other.waitForURL('**/dashboard**');
  await banner(other).waitFor();
  const shifts = other.waitForResponse('**/v1/my/shifts*');
  await other.goto('/dashboard/member');
  expect((await shifts).status()).toBe(200);
  await banner(other).waitFor();

  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await page.waitForURL('**/dashboard**');
  await page.getByRole('button', { name: /account menu/ }).waitFor();
  await expect.poll(() => banner(page).count()).toBe(0);
  await paused(other).waitFor();
  await paused(other).getByText('OK', { exact: true }).click();
  await other.waitForURL('**/dashboard');
  await other.getByRole('button', { name: /account menu/ }).waitFor();
  await expect.poll(() => banner(other).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();

  const hers = await site.open(PHONE);
  await signIn(hers.page, site.member);
  await hers.page.goto('/settings/security');
  await hers.page.getByRole('heading', { name: 'Actions on your behalf' }).waitFor();
  await hers.page.getByText('Reason: Cannot find her shifts').waitFor();
  // What else a page asks for on the way depends on how far it came.
  await hers.page.getByText(/^Viewed: .*Schedule/).waitFor();
  expect(await findAxeProblems(hers.page)).toEqual([]);
  await hers.context.close();
});
