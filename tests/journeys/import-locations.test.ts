import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locationsCsv, STORE_DIRECTORY } from '@hearth/domains/imports/factory';
import { findAxeProblems, openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { proveAddress } from './mailed.ts';

const { url } = inject('application');
let browser: Browser;
let folder: string;
let page: Page;
let problems: string[];

async function fileOf(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function choose(path: string): Promise<void> {
  await page.goto('/settings/imports/new');
  await page.setInputFiles('input[type=file]', path);
  await page.waitForURL(/\/settings\/imports\/[0-9a-f-]{36}$/);
}

const check = () => page.getByRole('button', { name: 'Check file' }).click();
const start = () => page.getByRole('button', { name: /^Import [\d,]+ rows?$/ }).click();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-import-'));
  browser = await openBrowser();
  ({ page, problems } = await openWindow(browser, url));
  await page.goto('/user/signup/employer');
  await page.getByLabel('Business name').fill('Harbour Group');
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByLabel('First name').fill('Ines');
  const email = `importer-${process.pid}@example.com`;
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill('Correct-horse-7');
  await page.keyboard.press('Enter');
  await proveAddress(page, url, email);
  await page.waitForURL((address) => !address.pathname.startsWith('/user/'));
});
afterAll(() => browser.close());

test('an empty list says what can be brought in and in which order', async () => {
  await page.goto('/settings/imports');
  await page.getByRole('heading', { name: 'No imports yet' }).waitFor();
  await expect
    .poll(() => page.getByRole('listitem').getByRole('heading').allInnerTexts())
    .toEqual([
      expect.stringContaining('Locations'),
      expect.stringContaining('Employees'),
      expect.stringContaining('Shifts'),
    ]);
  expect(await findAxeProblems(page)).toEqual([]);
});

test('a broken file is refused with the line to look at, and another can be chosen at once', async () => {
  const path = await fileOf('broken.csv', 'number,name\n1,"open\n');
  await page.goto('/settings/imports/new');
  await page.setInputFiles('input[type=file]', path);
  await page.getByText('A quotation mark isn’t closed. Add the closing quotation mark. See line 2.').waitFor();
});

test('a real directory is mapped, checked, imported, and every refused row stands there with its reason', async () => {
  await choose(await fileOf('stores.csv', STORE_DIRECTORY));
  await page.getByText('Meritxell, 96 · The "Old" Dock').waitFor();
  await page.getByText('1 column isn’t used: Brand').waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  await check();
  await page.getByText('8 new rows').waitFor();
  await page.getByText('5 rejected rows').waitFor();
  await page.getByText('Duplicate of line 8.').waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
  await start();
  await page.getByText('8 rows added').waitFor();
});

test('the imported locations are browsed by keyboard and found without their accents', async () => {
  await page.getByRole('link', { name: 'View locations' }).click();
  await page.getByRole('treeitem', { name: /^China/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('treeitem', { name: /^Shanghai/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('treeitem', { name: '上海来福士广场' }).click();
  await page.getByText('Asia/Shanghai').waitFor();
  await page.getByRole('searchbox', { name: 'Search locations' }).fill('ubergang');
  await page.getByRole('button', { name: /Hauptwache Übergang/ }).click();
  await page.getByRole('heading', { name: 'Hauptwache Übergang' }).waitFor();
  expect(await findAxeProblems(page)).toEqual([]);
});

test('an import that is under way goes on when the page is left, and the same file again changes nothing', async () => {
  const path = await fileOf('many.csv', locationsCsv(3000));
  await choose(path);
  await check();
  await page.getByText('3,000 new rows').waitFor();
  await start();
  await page.goto('/settings/locations');
  await page.goto('/settings/imports');
  await page.getByText('3,000 rows added').waitFor();
  await choose(path);
  await page.getByText(/This file was imported on/).waitFor();
  await check();
  await page.getByText('There’s nothing to import').waitFor();
});

test('a cancelled import leaves nothing', async () => {
  await choose(await fileOf('more.csv', locationsCsv(20_000, 'Dock')));
  await check();
  await page.getByRole('button', { name: /^Import [\d,]+ rows$/ }).waitFor();
  await start();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Import cancelled').waitFor();
  await page.goto('/settings/locations?q=dock');
  await page.getByText(/The “Old” Dock|The "Old" Dock/).waitFor();
  await expect.poll(() => page.getByText(/^Dock \d+$/).count()).toBe(0);
  expect(problems).toEqual([]);
});
