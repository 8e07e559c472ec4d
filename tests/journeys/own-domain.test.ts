import { findAxeProblems, openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import { addressKey, startNameServer } from '@hearth/testing/peers/name-server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs, startDemoSite } from './demo-site.ts';
import type { DemoSite } from './demo-site.ts';

const DOMAIN = 'jobs.lumen.example';
const names = await startNameServer();
let browser: Browser;
let site: DemoSite;
let there: string;

beforeAll(async () => {
  [browser, site] = await Promise.all([
    openBrowser({ flags: [`--host-resolver-rules=MAP ${DOMAIN} 127.0.0.1`] }),
    startDemoSite(),
  ]);
  there = `http://${DOMAIN}:${new URL(site.url).port}`;
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test('an owner sets a domain up by keyboard, and guests find a job there and the way to apply', async () => {
  const owner = await openWindow(browser, site.url);
  const { page } = owner;
  await signInAs(page, 'owen');
  await page.goto('/settings/brand');
  const card = page.getByRole('region', { name: 'Custom domain' });
  await card.getByLabel('Domain', { exact: true }).fill('192.0.2.1');
  await page.keyboard.press('Enter');
  await card.getByText('Enter a domain name without a port, not an IP address.').waitFor();
  await card.getByLabel('Domain', { exact: true }).fill(`https://${DOMAIN.toUpperCase()}/`);
  await page.keyboard.press('Enter');
  await card.getByText(DOMAIN, { exact: true }).first().waitFor();
  await card.getByRole('button', { name: 'Check now' }).click();
  await card.getByText(/find the TXT record yet/).waitFor();
  const value = (await card.getByText(/^hearth-site=/).textContent()) ?? '';
  names.set(`_hearth.${DOMAIN}`, value);
  await card.getByRole('button', { name: 'Check now' }).click();
  await card.getByText(/point to your career page yet/).waitFor();
  names.set(addressKey(DOMAIN), '127.0.0.1');
  await card.getByRole('button', { name: 'Check now' }).press('Enter');
  await card.getByText('In use', { exact: true }).waitFor();
  expect(await findAxeProblems(page)).toEqual([]);

  const guest = await browser.newContext({ baseURL: there, viewport: PHONE, javaScriptEnabled: false });
  const reader = await guest.newPage();
  await reader.goto(`${site.url}/careers/lumen`);
  expect(reader.url()).toBe(`${there}/`);
  await reader.getByLabel('Job title or keyword').fill('bartender');
  await reader.getByRole('button', { name: 'Search' }).click();
  await reader.waitForURL(`${there}/?q=bartender&place=`);
  await reader
    .getByRole('link', { name: /bartender/i })
    .first()
    .click();
  await reader.waitForURL(`${there}/jobs/**`);
  const post = reader.url();
  expect(await reader.locator('link[rel=canonical]').getAttribute('href')).toBe(post);
  const data = JSON.parse((await reader.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as {
    url: string;
    hiringOrganization: { sameAs: string };
  };
  expect([data.url, data.hiringOrganization.sameAs]).toEqual([post, `${there}/`]);
  expect(await reader.locator('link[hreflang=de]').getAttribute('href')).toBe(post.replace('/jobs/', '/de/jobs/'));
  await reader.goto(`${post}?source=poster`);
  const apply = await reader.getByRole('link', { name: 'Apply in 3 minutes' }).getAttribute('href');
  expect(apply).toMatch(new RegExp(`^${site.url}/apply/[0-9a-f-]{36}\\?source=poster$`));
  await guest.close();

  const applicant = await openWindow(browser, site.url, PHONE);
  await applicant.page.goto(post);
  await applicant.page.getByRole('link', { name: 'Apply in 3 minutes' }).click();
  await applicant.page.waitForURL(`${site.url}/apply/**`);
  await applicant.page.getByLabel('First name').waitFor();
  // The domain is asked over plain http here, where a browser has nothing to do with some headers.
  expect(applicant.problems.filter((line) => !line.includes('Please deliver the response using'))).toEqual([]);
  await applicant.context.close();
  expect(owner.problems).toEqual([]);
  await owner.context.close();
});

test('the form of a job for several places may lead to the application, and to nobody else', async () => {
  const guest = await openWindow(browser, there, PHONE);
  const { page } = guest;
  const send = (action: string) =>
    page.evaluate((to) => {
      const form = Object.assign(document.createElement('form'), { action: to, method: 'get' });
      document.body.append(form);
      form.submit();
    }, action);
  await page.goto('/');
  const refused = page.waitForEvent('console', (line) => line.text().includes('form-action'));
  await send('http://elsewhere.example/apply');
  await refused;
  expect(page.url()).toBe(`${there}/`);
  await send(`${site.url}/apply/019a0000-0000-7000-8000-0000000000ff`);
  await page.waitForURL(`${site.url}/apply/**`);
  await guest.context.close();
});

test('nothing but that career page is there', async () => {
  const guest = await openWindow(browser, there, PHONE);
  const { page } = guest;
  const status = async (path: string) => (await page.goto(path, { waitUntil: 'commit' }))?.status();
  for (const path of [
    '/user/login',
    '/auth/frame',
    '/v1/public/jobs',
    '/settings',
    '/apply/019a0000-0000-7000-8000-0000000000ff',
    '/careers',
    '/jobs/nothing',
  ])
    expect([path, await status(path)]).toEqual([path, 404]);
  expect(await status('/careers/lumen/alerts')).toBe(200);
  expect(page.url()).toBe(`${there}/alerts`);
  expect(await status('/ar')).toBe(200);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await guest.context.close();
});

test('a form without JavaScript asks for alerts there, in the language of the page', async () => {
  const context = await browser.newContext({ baseURL: there, viewport: PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de/alerts');
  await page.locator('input[name=email]').fill('reader@guests.example');
  await page.locator('button[type=submit]').last().click();
  await page.waitForURL(`${there}/de/alerts/sent`);
  await context.close();
});

test('removed, the career page stands at its address again', async () => {
  const { page, context } = await openWindow(browser, site.url);
  await signInAs(page, 'owen');
  await page.goto('/settings/brand');
  const card = page.getByRole('region', { name: 'Custom domain' });
  await card.getByRole('button', { name: 'Remove domain' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await card.getByLabel('Domain', { exact: true }).waitFor();
  await page.goto('/careers/lumen');
  expect(page.url()).toBe(`${site.url}/careers/lumen`);
  await context.close();
});
