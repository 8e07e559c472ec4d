import { gzipSync } from 'node:zlib';
import { findAxeProblems, openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const { url } = inject('application');
const { port } = new URL(url);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function onPhone(): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  return openWindow(browser, url, PHONE);
}

/** The address of some live job. */
async function someJob(page: Page): Promise<string> {
  await page.goto('/careers');
  return (
    (await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().getAttribute('href')) ??
    ''
  );
}

test('without JavaScript a job is found by position and place, and read to the way to apply', async () => {
  const context = await browser.newContext({ baseURL: url, viewport: PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/careers');
  await page.getByLabel('Job title or keyword').fill('bartendr');
  await page.getByLabel('Location').fill('Portugal');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/careers\?q=bartendr&place=Portugal/);
  await page
    .getByRole('link', { name: /bartender/i })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /bartender/i }).waitFor();
  await page
    .getByText(/an hour/)
    .first()
    .waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'Apply in 3 minutes' }).getAttribute('href'))
    .toMatch(/^\/apply\/[0-9a-f-]{36}$/);
  await context.close();
});

test('the way to apply stays in sight on a phone, at the top of the page and at its end', async () => {
  const { context, page } = await onPhone();
  await page.goto(await someJob(page));
  const apply = page.getByRole('link', { name: 'Apply in 3 minutes' });
  const isInSight = async () => {
    const box = await apply.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= PHONE.height;
  };
  expect(await isInSight()).toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await isInSight()).toBe(true);
  const bar = await page.getByRole('complementary').boundingBox();
  expect((await page.getByText('Career pages by Hearth').boundingBox())?.y ?? 0).toBeLessThan(bar?.y ?? 0);
  await context.close();
});

test('a job page says what it is to search engines, and its scripts weigh less than 20 kB', async () => {
  const { context, page, problems } = await onPhone();
  const path = await someJob(page);
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(path, { waitUntil: 'load' });
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as Record<
    string,
    unknown
  >;
  expect(data).toMatchObject({
    '@type': 'JobPosting',
    directApply: true,
    jobLocation: { address: { addressCountry: expect.stringMatching(/^[A-Z]{2}$/) } },
  });
  await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(url + path);
  await expect.poll(() => page.locator('link[rel=alternate]').count()).toBe(9);
  const weight = gzipSync(Buffer.concat(await Promise.all(scripts))).length;
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThan(20_000);
  expect(problems).toEqual([]);
  await context.close();
});

test('the pages stand in Arabic from right to left, in their own words', async () => {
  const { context, page, problems } = await onPhone();
  const path = await someJob(page);
  await page.goto(`http://ar.localhost:${port}${path}`);
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
  await page.getByRole('link', { name: 'تقديم الطلب في 3 دقائق' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

test('the language menu leads to the same page in another language', async () => {
  const { context, page } = await onPhone();
  const path = await someJob(page);
  await page.goto(path);
  await page.locator('summary').click();
  await expect
    .poll(() => page.getByRole('link', { name: 'Deutsch' }).getAttribute('href'))
    .toBe(`http://de.localhost:${port}${path}`);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('link', { name: 'Deutsch' }).isVisible()).toBe(false);
  await context.close();
});

test('near me asks for the place once and searches around it', async () => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    permissions: ['geolocation'],
    geolocation: { latitude: 38.7223, longitude: -9.1393 },
  });
  const page = await context.newPage();
  await page.goto('/careers');
  await page.getByRole('button', { name: 'Near me' }).click();
  await page.waitForURL(/near=38\.72%2C-9\.14/);
  await page
    .getByText(/km away/)
    .first()
    .waitFor();
  await context.close();
});

test('what is not there is said in words: no result, no such site, no such job', async () => {
  const { context, page } = await onPhone();
  await page.goto('/careers?q=astronaut');
  await page.getByRole('heading', { name: 'No jobs match your search' }).waitFor();
  expect((await page.goto('/careers/nobody'))?.status()).toBe(404);
  expect((await page.goto(`${await someJob(page)}-never-was`))?.status()).toBe(404);
  await context.close();
});

test.each(['/careers', '/careers?q=astronaut', 'a job'])(
  'axe finds nothing on %s, in light and in dark',
  async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { context, page } = await onPhone();
      await page.emulateMedia({ colorScheme });
      await page.goto(path === 'a job' ? await someJob(page) : path);
      expect(await findAxeProblems(page), colorScheme).toEqual([]);
      await context.close();
    }
  },
);

test('a page still fits on 320 pixels', async () => {
  const { context, page } = await openWindow(browser, url, { width: 320, height: 640 });
  for (const path of ['/careers', await someJob(page)]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), path).toBe(true);
  }
  await context.close();
});
