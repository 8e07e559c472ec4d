import { findAxeProblems, DESKTOP, PHONE } from '@hearth/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenPage } from './shell-site.ts';
import { signIn, startShellSite } from './shell-site.ts';

const site = await startShellSite();
afterAll(site.stop);

let open: OpenPage;
beforeEach(async () => {
  open = await site.open(DESKTOP, { undecided: true });
});
afterEach(async () => {
  await open.context.close();
  expect(open.problems).toEqual([]);
});

const DAY_MS = 86_400_000;
const NONE = { NECESSARY: true, PREFERENCES: false, ANALYTICS: false, MARKETING: false };
const ALL = { NECESSARY: true, PREFERENCES: true, ANALYTICS: true, MARKETING: true };

const questionOn = (page: Page) => page.getByRole('form', { name: 'What we store on this device' });

function kept(page: Page): Promise<{ value: unknown; until: number } | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('h_storage-policy') ?? 'null') as never);
}

/** A mark that a reload takes away. */
const mark = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(globalThis, { marked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in globalThis);

/** Opens the question again from the account menu. */
async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Cookies and storage' }).click();
  await questionOn(page).waitFor();
}

test('until a choice is stored the question is asked, before the login too; denied it leaves the necessary on, for a day, and nothing reloads', async () => {
  const { page } = open;
  await page.goto('/user/login');
  await questionOn(page).waitFor();
  await mark(page);
  expect(await findAxeProblems(page)).toEqual([]);
  await questionOn(page).getByRole('button', { name: 'Deny' }).click();
  await questionOn(page).waitFor({ state: 'detached' });
  const record = await kept(page);
  expect(record?.value).toEqual(NONE);
  expect(Math.abs((record?.until ?? 0) - Date.now() - DAY_MS)).toBeLessThan(60_000);
  expect(await isMarked(page)).toBe(true);
  await page.reload({ waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => questionOn(page).count()).toBe(0);
});

test('allow all enables everything; taking a category back forgets what was kept by it and loads the page anew', async () => {
  const { page } = open;
  await signIn(page, site.member, '/dashboard');
  await questionOn(page).getByRole('button', { name: 'Allow all' }).click();
  expect((await kept(page))?.value).toEqual(ALL);
  await page.evaluate(() => localStorage.setItem('h_hmap_active_view', '{"value":"list","until":null}'));
  await mark(page);
  await ask(page);
  await questionOn(page).getByText('Choose individually').click();
  await questionOn(page).getByRole('checkbox', { name: 'Preferences' }).uncheck();
  await questionOn(page).getByRole('button', { name: 'Save choices' }).click();
  await page.waitForFunction(() => !('marked' in globalThis));
  expect((await kept(page))?.value).toEqual({ ...ALL, PREFERENCES: false });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('h_hmap_active_view'))).toBeNull();
});

test('a change that takes nothing back reloads nothing, and the necessary cannot be switched off', async () => {
  const { page } = open;
  await signIn(page, site.member, '/dashboard');
  await questionOn(page).getByRole('button', { name: 'Deny' }).click();
  await mark(page);
  await ask(page);
  await questionOn(page).getByText('Choose individually').click();
  await expect.poll(() => questionOn(page).getByRole('checkbox', { name: 'Necessary' }).isDisabled()).toBe(true);
  await questionOn(page).getByRole('checkbox', { name: 'Analytics' }).check();
  await questionOn(page).getByRole('button', { name: 'Save choices' }).click();
  await questionOn(page).waitFor({ state: 'detached' });
  expect((await kept(page))?.value).toEqual({ ...NONE, ANALYTICS: true });
  expect(await isMarked(page)).toBe(true);
});

test('after its day the answer has ended and the question is asked again', async () => {
  const { page } = open;
  await page.goto('/user/login');
  await questionOn(page).getByRole('button', { name: 'Allow all' }).click();
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('h_storage-policy') ?? '{}') as object;
    localStorage.setItem('h_storage-policy', JSON.stringify({ ...record, until: Date.now() - 1 }));
  });
  await page.reload();
  await questionOn(page).waitFor();
});

test('on a phone and in Arabic it fits and is read from right to left', async () => {
  await open.context.close();
  open = await site.open(PHONE, { undecided: true });
  const { page } = open;
  await page.goto(`http://ar.localhost:${site.port}/user/login`);
  const question = page.getByRole('form', { name: 'ما نحفظه على هذا الجهاز' });
  await question.waitFor();
  await expect.poll(() => question.evaluate((node) => getComputedStyle(node).direction)).toBe('rtl');
  const box = await question.boundingBox();
  expect(box?.width).toBe(PHONE.width);
  expect(await findAxeProblems(page)).toEqual([]);
});

test('it waits while a dialog is open: it would lie over its buttons, and could not be answered', async () => {
  const { page } = open;
  await signIn(page, site.member, '/dashboard');
  await questionOn(page).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.locator('[data-consent]').waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await questionOn(page).waitFor();
});

test('career pages keep nothing that needs leave, and do not ask', async () => {
  const { page } = open;
  await page.goto('/careers', { waitUntil: 'load' });
  await expect.poll(() => page.locator('#consent').count()).toBe(0);
});
