import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser, openWindow } from '@hearth/testing/browser';
import { ROOT } from '@hearth/testing/template';
import { clearDifferences, compare } from '@hearth/testing/visual';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DemoSite } from './demo-site.ts';
import { signInAs, startDemoSite } from './demo-site.ts';
import { PAGES, showPage } from './design-system-pages.ts';
import { followRest } from './page-rest.ts';

const gallery = {
  kept: join(ROOT, 'tests/pictures'),
  differences: join(ROOT, 'tests/pictures/.differences'),
  approve: process.env['APPROVE_PICTURES'] === 'yes',
};
const BROWSER_FILE = join(gallery.kept, 'browser.json');
/** A figure measured anew after each change of the code is no change of the look. */
const UNMEASURED = '[data-measured] { visibility: hidden !important; }';
const SIZE = { width: 1024, height: 1100 };

/** Screens of the application: who looks, where, and what stands there when it is ready. */
const SCREENS = [
  ['login', null, '/user/login', 'text=Owen Castellan'],
  ['sign-up', null, '/user/signup', 'main h1'],
  ['careers', null, '/careers', 'h1'],
  ['member-home', 'noor', '/', 'body:has(header button .tabular-nums):has(main .lucide-laugh) main h1'],
  ['dashboard', 'marta', '/dashboard', 'main h1'],
  ['board', 'marta', '/dashboard/hiring', '[data-column] [role=row]'],
  ['jobs', 'marta', '/hiring/jobs', 'main a[href*="hiring?job="]'],
  ['team', 'marta', '/team', 'main table tbody tr'],
  ['locations', 'marta', '/settings/locations', 'main h1'],
  ['schedule', 'leonor', '/schedule', 'main:has([role=grid]) button:has(.lucide-eye)'],
  ['messages', 'marta', '/messages', 'main li'],
] as const;

let browser: Browser;
let site: DemoSite;
let otherBrowser: string | undefined;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startDemoSite()]);
  const major = browser.version().split('.')[0] ?? '';
  if (gallery.approve) {
    await mkdir(gallery.kept, { recursive: true });
    await writeFile(BROWSER_FILE, `{ "chromium": "${major}" }\n`);
  }
  const taken: { chromium: string } = JSON.parse(await readFile(BROWSER_FILE, 'utf8'));
  if (taken.chromium !== major)
    otherBrowser = `The pictures were taken with Chromium ${taken.chromium}; this is ${major}, which may draw differently. Compare with that one, or look through and approve: node tools/visual.ts --approve`;
  await clearDifferences(gallery);
});
afterAll(() => Promise.all([browser.close(), site.stop()]));

const rests = new Map<Page, () => Promise<void>>();
async function openStill(): Promise<Page> {
  const { page } = await openWindow(browser, site.url, SIZE);
  rests.set(page, followRest(page));
  await page.clock.install({ time: site.now });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  return page;
}

async function look(page: Page, name: string): Promise<void> {
  await rests.get(page)?.();
  // The text cursor blinks and skeletons are on their way elsewhere: neither is a change.
  const seen = await page.screenshot({ animations: 'disabled', caret: 'hide', style: UNMEASURED });
  const verdict = await compare(gallery, name, seen);
  const help =
    verdict.state === 'different'
      ? `${verdict.pixels} pixels differ: before, now and the difference stand in ${verdict.picture}. `
      : '';
  expect(['same', 'approved'], `${help}If it is meant so: node tools/visual.ts --approve`).toContain(verdict.state);
}

describe('the pages of the design system look as they were approved', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openStill();
  });
  test.for(PAGES)('/design-system%s', async (path, { skip }) => {
    skip(otherBrowser !== undefined, otherBrowser);
    await showPage(page, path);
    await look(page, `design-system/${path === '' ? 'index' : path.slice(1)}`);
  });
});

describe('the screens of the application look as they were approved', () => {
  const pages = new Map<string | null, Page>();
  const pageOf = async (person: string | null): Promise<Page> => {
    const known = pages.get(person);
    if (known !== undefined) return known;
    const page = await openStill();
    if (person !== null) await signInAs(page, person);
    pages.set(person, page);
    return page;
  };
  test.for(SCREENS)('%s', async ([name, person, path, ready], { skip }) => {
    skip(otherBrowser !== undefined, otherBrowser);
    const page = await pageOf(person);
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    await page.locator('[aria-busy=true], .animate-shimmer').first().waitFor({ state: 'detached' });
    if (person !== null) await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    await look(page, `screens/${name}`);
  });
});
