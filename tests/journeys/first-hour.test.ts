import { findAxeProblems, openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { mailTo, proveAddress } from './mailed.ts';

const { url } = inject('application');
const PASSWORD = 'Correct-horse-7';
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
let tries = 0;
const address = (who: string) => `${who}-${tries}-${process.pid}@example.com`;

test('the first hour: a company signs up, follows its checklist, and invites somebody who joins', async () => {
  tries += 1;
  const owner = await openWindow(browser, url);
  const { page } = owner;
  await page.goto('/user/signup/employer');
  await page.locator('input[name=brand]').fill('Quay Street Cafés');
  await page.locator('input[name=first_name]').fill('Noa');
  await page.locator('input[name=email]').fill(address('hour-owner'));
  await page.locator('input[name=password]').fill(PASSWORD);
  await button(page, 'Create account').click();
  await proveAddress(page, url, address('hour-owner'));

  await page.waitForURL('**/welcome');
  await page.getByRole('heading', { name: 'Welcome, Quay Street Cafés' }).waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  expect(await link(page, 'Import locations').count()).toBe(1);
  await link(page, 'View setup checklist').click();
  await page.waitForURL('**/dashboard/setup');
  await page.getByText('0 of 6 done').waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  await button(page, 'Send test email').click();
  await page.getByText('1 of 6 done').waitFor();

  await link(page, 'Add location').click();
  const form = page.getByRole('dialog', { name: 'Add location' });
  await form.getByLabel('Name').fill('Quay Street 1');
  await form.getByRole('button', { name: 'Add location' }).click();
  await form.waitFor({ state: 'detached' });

  await page.goto('/team?add=person');
  const adding = page.getByRole('dialog', { name: 'Add person' });
  await adding.getByLabel('First name').fill('Amadu');
  await adding.getByLabel('Email').fill(address('hour-amadu'));
  await adding.getByLabel('Position').fill('Barista');
  await expect.poll(() => adding.getByRole('checkbox', { name: /Send invitation/ }).isChecked()).toBe(true);
  await adding.getByRole('button', { name: 'Add person' }).click();
  const position = adding.getByLabel('Department');
  await expect.poll(async () => (await position.count()) > 0 || (await adding.count()) === 0).toBe(true);
  if ((await adding.count()) > 0) await adding.getByRole('button', { name: 'Add person' }).click();
  await page.getByText(/The invitation to hour-amadu-.* is on its way/).waitFor();
  await page.getByText(/^Invited /).waitFor();
  expect(await findAxeProblems(page)).toEqual([]);

  const mail = await mailTo(url, address('hour-amadu'));
  expect(mail).toContain('Join the team at Quay Street Cafés');
  const secret = /\/join\/email#[\w-]{43}/.exec(mail)?.[0] ?? '';
  const worker = await openWindow(browser, url, PHONE);
  await worker.page.goto(secret);
  await worker.page.getByRole('heading', { name: 'Welcome, Amadu' }).waitFor();
  expect(await findAxeProblems(worker.page)).toEqual([]);
  await worker.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(worker.page, 'Join team').click();
  await worker.page.waitForURL('**/dashboard/member');
  await worker.page.goto(secret);
  await worker.page.getByText('This invitation is no longer valid.').waitFor();

  await page.goto('/team');
  await page.getByText('Joined', { exact: true }).waitFor();
  // A location in view has no step for adding one.
  await page.goto('/dashboard/setup');
  await page.getByText(/^(4 of 6|3 of 5) done$/).waitFor();
  await button(page, 'Hide checklist').click();
  await page.waitForURL((now) => now.pathname !== '/dashboard/setup');
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Setup checklist' }).click();
  await button(page, 'Show on start page').waitFor();
  expect([...owner.problems, ...worker.problems]).toEqual([]);
  await worker.context.close();
  await owner.context.close();
});
