import { makeEmployer } from '@hearth/domains/access/factory';
import { findAxeProblems } from '@hearth/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShellSite } from './shell-site.ts';
import { signIn, startShellSite } from './shell-site.ts';

let site: ShellSite;
beforeAll(async () => {
  site = await startShellSite();
});
afterAll(() => site.stop());

const PREVIEW = { name: 'Review changes' };

/** Goes on with Tab until something is reached, and presses it. */
async function pressByTab(page: Page, role: 'button' | 'checkbox', name: string, key = 'Enter'): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  await wanted.waitFor();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return page.keyboard.press(key);
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach: ${name}`);
}

test('an owner makes a role by keyboard, sees what it will do, gives it, and takes it away again', async () => {
  const [locationId] = site.group.locationIds;
  const manager = await site.run((work) => makeEmployer(work, { brandId: locationId, as: ['VIEW_BRAND'] }));
  const owner = await site.open();
  const { page } = owner;
  await signIn(page, site.owner, '/access-portal/main/roles?role=new&from=RECRUITER');
  await page.getByLabel('Name', { exact: true }).fill('Job poster');
  for (const name of [
    'View applications',
    'Manage applications',
    'Hire',
    'Read messages',
    'Send messages',
    'Manage images',
  ])
    await pressByTab(page, 'checkbox', name, 'Space');
  await pressByTab(page, 'button', 'Create role');
  await page.getByRole('heading', { name: 'Job poster' }).waitFor();
  await page.getByText('No one has this role yet.').waitFor();
  expect(await findAxeProblems(page)).toEqual([]);

  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Give access' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(manager.email);
  await page.getByRole('button', { name: /Role$/ }).click();
  await page.getByRole('option', { name: /Job poster/ }).click();
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect
    .poll(() => page.getByRole('list', PREVIEW).getByRole('listitem').allInnerTexts())
    .toEqual([
      'View locations\nAdded for 1 person at 1 location',
      'View job posts\nAdded for 1 person at 2 locations',
      'Manage job posts\nAdded for 1 person at 2 locations',
    ]);
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByRole('dialog', PREVIEW).getByRole('button', { name: 'Give access' }).click();
  await page.getByText(/now has the Job poster role/).waitFor();

  const held = await site.open();
  await signIn(held.page, manager, '/hiring/jobs');
  await held.page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
  await expect.poll(() => held.page.getByRole('link', { name: 'Hiring', exact: true }).count()).toBe(0);

  await page
    .getByRole('row', { name: /Job poster/ })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page
    .getByRole('list', PREVIEW)
    .getByText(/^Removed for 1 person/)
    .first()
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText(/^Access removed for .*Job poster/).waitFor();
  await held.page.goto('/dashboard');
  await held.page.getByRole('button', { name: /account menu/ }).waitFor();
  await held.page.getByRole('link', { name: 'Jobs', exact: true }).waitFor({ state: 'detached' });
  expect([...owner.problems, ...held.problems]).toEqual([]);
  await owner.context.close();
  await held.context.close();
});
