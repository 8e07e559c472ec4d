import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { DESKTOP, findAxeProblems, openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import { ROOT } from '@hearth/testing/template';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The front page, one of pictures, one of tables and code, and a long one. */
const PAGES = ['index.html', 'use/manager/schedule.html', 'hosting/backup.html', 'decisions/index.html'];

let folder: string;
let browser: Browser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-docs-'));
  const build = [join(ROOT, 'tools/docs-site/build.ts'), '--out', folder];
  [browser] = await Promise.all([openBrowser(), promisify(execFile)(process.execPath, build, { cwd: ROOT })]);
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

const addressOf = (page: string): string => pathToFileURL(join(folder, page)).href;

test.for(PAGES)('%s is accessible, fits a phone, and asks nothing of a network', async (path) => {
  const asked = new Set<string>();
  for (const [size, colorScheme] of [
    [DESKTOP, 'light'],
    [DESKTOP, 'dark'],
    [PHONE, 'light'],
  ] as const) {
    const { context, page, problems } = await openWindow(browser, addressOf(''), size);
    page.on('request', (request) => asked.add(new URL(request.url()).protocol));
    await page.emulateMedia({ colorScheme });
    await page.goto(addressOf(path));
    expect(await findAxeProblems(page), `${size.width} pixels, ${colorScheme}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    expect(problems).toEqual([]);
    await context.close();
  }
  expect([...asked]).toEqual(['file:']);
});

test('the search is used with the keyboard alone, from a disk', async () => {
  const { context, page } = await openWindow(browser, addressOf(''));
  await page.goto(addressOf('index.html'));
  await page.keyboard.press('/');
  await page.keyboard.type('swap shift');
  await page
    .getByRole('status')
    .filter({ hasText: /result/ })
    .waitFor({ state: 'attached' });
  expect(await findAxeProblems(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/use\/employee\/swap\.html/);
  await context.close();
});
