import { findAxeProblems, openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProductionSite } from './production-site.ts';
import type { ProductionSite } from './production-site.ts';

let browser: Browser;
let site: ProductionSite;

beforeAll(async () => {
  site = await startProductionSite();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

test('the start says what it decided, which risks were taken, and one link; it opens the form, and founds the company', async () => {
  const { url, said } = site;
  expect(said).toContain('production (HEARTH_MODE=production)');
  expect(said).toContain('one small site');
  for (const risk of ['ALLOW_INSECURE_HTTP', 'ALLOW_SHARED_AUTH_ORIGIN']) expect(said).toContain(risk);
  const links = said.match(/http:\S+\/setup#\S+/g) ?? [];
  expect(links).toHaveLength(1);
  const link = links[0] ?? '';

  // On a phone in Arabic it can be read too, and nothing is used up by that.
  const phone = await openWindow(browser, url, PHONE);
  await phone.page.goto(link.replace('//localhost', '//ar.localhost'));
  await phone.page.locator('input[name=brand]').waitFor();
  expect(await findAxeProblems(phone.page)).toEqual([]);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await phone.context.close();

  const { context, page, problems } = await openWindow(browser, url);
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Set up Hearth' }).waitFor();
  await page.locator('input[name=brand]').fill('Quay Street Cafés');
  await page.locator('input[name=place]').fill('Quay Street 1');
  await page.locator('input[name=city]').fill('Porto');
  await page.locator('input[name=first_name]').fill('Noa');
  await page.locator('input[name=password]').fill('Correct-horse-7');
  // By the keyboard: what is missing is said at its field, which has the focus; the rest stays.
  await page.keyboard.press('Enter');
  await page.getByText('Fill in this field.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  expect(await findAxeProblems(page)).toEqual([]);
  await page.keyboard.type('noa@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /account menu/ }).waitFor();
  await page.goto('/team');
  await page.getByRole('heading', { name: 'No one here yet' }).waitFor();
  await page.goto('/settings/locations');
  await page.getByText('Quay Street 1').first().waitFor();
  expect(problems).toEqual([]);
  await context.close();

  const later = await openWindow(browser, url);
  await later.page.goto(link);
  await later.page.getByText('This link has already been used.').waitFor();
  await later.page.getByRole('link', { name: 'Sign in' }).click();
  await later.page.waitForURL('**/user/login');
  await later.context.close();
});

test('afterwards no employer signs up by themselves, and pages say whom to ask; candidates do', async () => {
  const { url } = site;
  const { context, page } = await openWindow(browser, url);
  await page.goto('/user/signup');
  await page.getByText('Employers need an invitation to create an account here.').waitFor();
  await expect.poll(() => page.locator('a[href="/user/signup/employer"]').count()).toBe(0);
  await page.locator('a[href="/user/signup/candidate"]').click();
  await page.locator('input[name=email]').waitFor();
  await page.goto('/user/signup/employer');
  await page.getByText('Ask the team that runs this site for one.').waitFor();
  expect(await page.locator('input').count()).toBe(0);
  expect(await findAxeProblems(page)).toEqual([]);
  await page.goto('/user/login');
  await page.locator('a[href="/user/signup/candidate"]').waitFor();
  expect(await page.locator('a[href="/user/signup/employer"]').count()).toBe(0);
  await page.goto('/setup');
  await page.getByText('You need a setup link.').waitFor();
  await page.goto(`/setup#${'x'.repeat(43)}`);
  await page.reload();
  await page.getByText('This link has expired or been replaced.').waitFor();
  await context.close();
});
