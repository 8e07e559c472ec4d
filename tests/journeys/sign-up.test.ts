import { findAxeProblems, openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { proveAddress } from './mailed.ts';

const { url, port } = inject('application');
const PASSWORD = 'Correct-horse-7';
let browser: Browser;
let people = 0;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const newAddress = () => `sign-up-${(people += 1)}-${process.pid}@example.com`;
const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: false }).and(page.locator('input, select'));
const create = (page: Page) => page.getByRole('button', { name: 'Create account' });
/** What stands below a field as its error. */
const errorAt = (page: Page, name: string) =>
  page.locator(`input[name=${name}]`).evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    return ids
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join('');
  });

describe('signing up', () => {
  test('an employer gets a business of their own and is at home as an employer', async () => {
    const { context, page, problems } = await openWindow(browser, url);
    await page.goto('/user/signup');
    await page.getByRole('link', { name: /I’m hiring/ }).click();
    await field(page, 'Business name').fill('Quay Street Cafés');
    await page.getByLabel('Currency').selectOption('GBP');
    await field(page, 'First name').fill('Noa');
    const email = newAddress();
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await proveAddress(page, url, email);
    await page.waitForURL((address) => !address.pathname.startsWith('/user/'));
    expect(new URL(page.url()).pathname).not.toBe('/dashboard/member');
    await page.getByText('Quay Street Cafés').first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('a founder who left before their address was proven goes on with the account that they have', async () => {
    const { context, page, problems } = await openWindow(browser, url);
    const email = newAddress();
    await page.goto('/user/signup/employer');
    await field(page, 'Business name').fill('Left Bank');
    await field(page, 'First name').fill('Noa');
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await create(page).click();
    await page.locator('input[name=code]').waitFor();
    await page.goto('/user/signup/employer');
    await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
    expect(await page.locator('input[name=password]').count()).toBe(0);
    await field(page, 'Business name').fill('Left Bank');
    await field(page, 'First name').fill('Noa');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await proveAddress(page, url, email);
    await page.getByText('Left Bank').first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('a candidate on a phone is at home as a member, and wherever they wanted to be', async () => {
    const { context, page, problems } = await openWindow(browser, url, PHONE);
    await page.goto('/user/login?ref=%2Fdashboard%2Fmember%3Ffrom%3Dmail');
    await page.getByRole('link', { name: 'Candidate' }).click();
    await field(page, 'First name').fill('Łucja');
    await page.locator('input[name=email]').fill(newAddress());
    await page.locator('input[name=password]').fill(PASSWORD);
    await create(page).click();
    await page.waitForURL('**/dashboard/member?from=mail');
    expect(problems).toEqual([]);
    await context.close();
  });

  test('what is wrong stands at its field in the words of the specification, and nothing typed is lost', async () => {
    const { context, page } = await openWindow(browser, url);
    await page.goto('/user/signup/candidate');
    await create(page).click();
    await expect.poll(() => errorAt(page, 'first_name')).toBe('Fill in this field.');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('first_name');
    await page.locator('input[name=first_name]').fill('Noa');
    for (const [password, sentence] of [
      ['Abc1!', 'Short passwords are easy to guess, try one with at least 8 characters.'],
      [' Abcdef1!', 'Invalid password, spaces are not allowed in the beginning/end.'],
      ['abcdefgh', 'Weak passwords are easy to guess'],
    ] as const) {
      await page.locator('input[name=password]').fill(password);
      await page.locator('input[name=password]').blur();
      await expect.poll(() => errorAt(page, 'password')).toBe(sentence);
    }
    await page.locator('input[name=email]').fill('a@eu.radissonblu.com');
    await page.locator('input[name=email]').blur();
    await expect
      .poll(() => errorAt(page, 'email'))
      .toBe('You are not authorized to create an account using this portal, please login through Radisson first.');
    await expect.poll(() => page.locator('input[name=first_name]').inputValue()).toBe('Noa');
    await expect.poll(() => page.locator('input[name=password]').inputValue()).toBe('abcdefgh');
    await context.close();
  });

  test('a used address is told when the field is left', async () => {
    const email = newAddress();
    const first = await openWindow(browser, url);
    await first.page.goto('/user/signup/candidate');
    await first.page.locator('input[name=first_name]').fill('Noa');
    await first.page.locator('input[name=email]').fill(email);
    await first.page.locator('input[name=password]').fill(PASSWORD);
    await create(first.page).click();
    await first.page.waitForURL('**/dashboard/member');
    await first.context.close();
    const { context, page } = await openWindow(browser, url);
    await page.goto('/user/signup/candidate');
    await page.locator('input[name=email]').fill(email.toUpperCase());
    await page.locator('input[name=email]').blur();
    await expect.poll(() => errorAt(page, 'email')).toBe('Email is already used.');
    await context.close();
  });

  test('the meter follows each letter', async () => {
    const { context, page } = await openWindow(browser, url);
    await page.goto('/user/signup/candidate');
    const meter = page.getByRole('status').filter({ hasText: /^(short|weak|good|strong|invalid)?$/ });
    for (const [password, word] of [
      ['a', 'short'],
      ['abcdefgh', 'weak'],
      ['Quiet4harbour', 'good'],
      ['Silva-1985', 'strong'],
      ['Silva-1985 ', 'invalid'],
      ['', ''],
    ] as const) {
      await page.locator('input[name=password]').fill(password);
      await expect.poll(() => meter.last().textContent()).toBe(word);
    }
    await context.close();
  });

  test('an account whose last step broke off goes on with that step', async () => {
    const { context, page } = await openWindow(browser, url);
    await page.goto('/user/signup/candidate');
    await page.route('**/v1/users/registration', (route) => route.abort(), { times: 1 });
    await page.locator('input[name=first_name]').fill('Noa');
    await page.locator('input[name=email]').fill(newAddress());
    await page.locator('input[name=password]').fill(PASSWORD);
    await create(page).click();
    await page.getByText('We created your account').waitFor();
    await expect.poll(() => page.locator('input[name=first_name]').inputValue()).toBe('Noa');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/dashboard/member');
    await context.close();
  });
});

describe('the pages before the login', () => {
  test.each(['/user/login', '/user/signup', '/user/signup/employer', '/user/signup/candidate'])(
    '%s is whole in the first answer, and readable by everybody',
    async (path) => {
      const html = await (await fetch(`${url}${path}`)).text();
      expect(html).toContain('<h1');
      const { context, page, problems } = await openWindow(browser, `http://ar.localhost:${port}`, PHONE);
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect
        .poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]))
        .toEqual(['ar', 'rtl']);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
        .toBe(true);
      expect(await findAxeProblems(page)).toEqual([]);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  test('one tap on a demo account signs in', async () => {
    const { context, page } = await openWindow(browser, url);
    const accounts = (await (await page.request.get('/demo/accounts')).json()) as { kind: string; name: string }[];
    expect(accounts.length).toBeGreaterThan(0);
    for (const { name } of accounts.slice(0, 2)) {
      await page.goto('/user/login');
      await page.getByRole('button', { name: new RegExp(name) }).click();
      await page.waitForURL((address) => !address.pathname.startsWith('/user/'));
      await context.clearCookies();
    }
    await context.close();
  });

  test('the eye shows the password and keeps the focus order', async () => {
    const { context, page } = await openWindow(browser, url);
    await page.goto('/user/login');
    await page.locator('input[name=username]').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('secret');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('input[name=password]').getAttribute('type')).toBe('text');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Sign in');
    await context.close();
  });
});
