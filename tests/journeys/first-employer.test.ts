import { findAxeProblems, openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sendLogin } from './login-form.ts';
import { proveAddress } from './mailed.ts';

const { url, port } = inject('application');
const PASSWORD = 'Correct-horse-7';
let browser: Browser;
let employers = 0;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Signs up as an employer and waits until they are at home. */
async function signUp(page: Page): Promise<string> {
  const email = `first-${(employers += 1)}-${process.pid}@example.com`;
  await page.goto('/user/signup/employer');
  await page.locator('input[name=brand]').fill('Quay Street Cafés');
  await page.locator('input[name=first_name]').fill('Noa');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await proveAddress(page, url, email);
  await page.getByRole('button', { name: /account menu/ }).waitFor();
  return email;
}

/** Adds a location from wherever the page offers it. */
async function addLocation(page: Page, name: string): Promise<void> {
  await button(page, 'Add location').click();
  const form = dialog(page, 'Add location');
  await expect.poll(() => form.getByLabel('Country').inputValue()).toBe('Portugal');
  await expect.poll(() => form.getByLabel('Time zone').inputValue()).toBe('Europe/Lisbon');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('City').fill('Porto');
  await form.getByRole('button', { name: 'Add location' }).click();
  await form.waitFor({ state: 'detached' });
}

test('the first day: an account, a location, an empty team, a first job, and back again after signing out', async () => {
  const { context, page, problems } = await openWindow(browser, url);
  const email = await signUp(page);

  await page.goto('/team');
  await page.getByRole('heading', { name: 'Start with a location' }).waitFor();
  await addLocation(page, 'Quay Street 1');
  await page.getByRole('heading', { name: 'No one here yet' }).waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'Hire someone' }).getAttribute('href'))
    .toBe('/dashboard/hiring');

  await page.goto('/hiring/jobs/new');
  await page.getByRole('heading', { level: 1, name: 'New job' }).waitFor();
  await page.getByRole('combobox', { name: 'Location' }).fill('Quay');
  await page.getByRole('option', { name: /Quay Street 1/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Title' }).fill('Barista');
  await page.waitForURL(/\/hiring\/jobs\/[0-9a-f-]{36}$/);
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  await page.goto('/hiring/jobs');
  await page.getByText('Barista').first().waitFor();

  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: /Sign out/ }).click();
  await page.waitForURL(/\/user\/login/);
  await page.goto('/team?status=ALL');
  await page.waitForURL(/\/user\/login\?ref=/);
  expect(new URL(page.url()).searchParams.get('ref')).toBe('/team?status=ALL');
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').click();
  await page.waitForURL('**/team?status=ALL');
  await page.getByRole('heading', { level: 1, name: 'Team' }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a person is added with a new position, changed by two at once without losing either, and ended', async () => {
  const { context, page, problems } = await openWindow(browser, url);
  await signUp(page);
  await page.goto('/settings/locations');
  await addLocation(page, 'Quay Street 2');
  await page.goto('/team');
  await button(page, 'Add person').click();
  const form = dialog(page, 'Add person');
  await form.getByRole('button', { name: 'Add person' }).click();
  await form.getByText('Fill in this field.').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('first_name');
  await form.getByLabel('First name').fill('Inês');
  await form.getByLabel('Last name').fill('Quintela');
  await form.getByLabel('Phone').fill('00351 912 345 678');
  // There is only one place: nobody has to choose it.
  await expect.poll(() => form.getByRole('combobox', { name: 'Location' }).inputValue()).toBe('Quay Street 2');
  await form.getByRole('combobox', { name: 'Position' }).fill('Pastry chef');
  await form.getByRole('textbox', { name: 'Hours per week' }).fill('32.5');
  await form.getByRole('textbox', { name: 'Hourly pay' }).fill('12.50');
  await form.getByRole('textbox', { name: 'First day' }).fill('2.11.2026');
  await form.getByRole('button', { name: 'Add person' }).click();
  await form.waitFor({ state: 'detached' });
  const row = page.getByRole('row', { name: /Inês Quintela/ });
  await expect.poll(() => row.innerText()).toMatch(/Pastry chef\s+Quay Street 2\s+32hrs 30m\s+2 Nov 2026/);

  const edit = async (of: Page): Promise<void> => {
    await of.goto('/team');
    await button(of, 'Inês Quintela').click();
    await button(of, 'Edit').click();
  };
  const other = await context.newPage();
  await edit(page);
  await edit(other);
  await dialog(other, 'Edit Inês').getByRole('textbox', { name: 'Hours per week' }).fill('40');
  await button(other, 'Save').click();
  await dialog(other, 'Edit Inês').waitFor({ state: 'detached' });
  await dialog(page, 'Edit Inês').getByLabel('Email').fill('ines@example.com');
  await button(page, 'Save').click();
  await page.getByText('Hours per week: 32hrs 30m → 40hrs').waitFor();
  await button(page, 'Save').click();
  await dialog(page, 'Edit Inês').waitFor({ state: 'detached' });
  const details = dialog(page, 'Person');
  await details.getByText('ines@example.com').waitFor();
  await details.getByText('40hrs per week').waitFor();
  await details.getByText('€12.50 per hour').waitFor();

  await button(page, 'End employment').click();
  const end = dialog(page, 'End Inês Quintela’s employment');
  await end.getByRole('textbox', { name: 'Last day of work' }).fill('301126');
  await end.getByRole('button', { name: 'End employment' }).click();
  await details.getByText('30 November 2026').waitFor();
  await button(page, 'Close').click();
  await page.getByRole('radio', { name: 'Former' }).click();
  await page.getByRole('row', { name: /Until 30 Nov 2026/ }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

/** Signs in as somebody of the demonstration group. */
async function signIn(page: Page, username: string, host: string, path: string): Promise<void> {
  await page.goto(`http://${host}:${port}/user/login?ref=${encodeURIComponent(path)}`);
  await sendLogin(page, username, 'Hearth-demo-2026');
  await page.waitForURL(`**${path}`);
}

test('whoever manages one location sees its people at once: a location is a place too', async () => {
  const { context, page, problems } = await openWindow(browser, url, PHONE);
  await signIn(page, 'leonor', 'localhost', '/team');
  await page.getByRole('listitem').filter({ hasText: 'Harbour House Lisbon' }).first().waitFor();
  await page.goto('/schedule');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => button(page, 'Add location').count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test.each([
  ['localhost', 'light', 'wide'],
  ['ar.localhost', 'dark', 'phone'],
] as const)('the team at %s, %s, %s: everybody can read it, its details and its forms', async (host, scheme, width) => {
  const { context, page, problems } = await openWindow(browser, url, width === 'phone' ? PHONE : undefined);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await signIn(page, 'marta', host, '/team');
  const person = page.getByRole('button', { name: /Albrecht/ });
  await person.waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await person.click();
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /Albrecht/ })
    .waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  for (const path of ['/team?add=person', '/team?q=nobody+at+all', '/settings/locations?add=location']) {
    await page.goto(`http://${host}:${port}${path}`);
    await (path.includes('add') ? page.getByRole('dialog') : page.getByRole('heading', { level: 2 })).first().waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
  await context.close();
});
