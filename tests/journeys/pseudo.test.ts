import { openBrowser, openWindow, DESKTOP, PHONE } from '@hearth/testing/browser';
import { drawnOf } from '@hearth/testing/drawn';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { follow } from './follow.ts';
import { sendLogin } from './login-form.ts';
import { formatWords, wordsOf } from './format-words.ts';
import { followRest } from './page-rest.ts';
import { lookAt } from './page-texts.ts';
import type { PageText } from './page-texts.ts';
import { startPseudoSite } from './pseudo-site.ts';

const { url, port } = inject('application');
const PASSWORD = 'Hearth-demo-2026';
/** How many menus and dialogs of a page are opened. */
const DOORS = 2;
let browser: Browser;
const site = await startPseudoSite(new URL(url), ['fr', 'ar']);

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** The one address of the walks that nothing stands at. */
const NOWHERE = '/nothing/here';
/** What each person opens. A guest has no name. */
const WALKS: readonly (readonly [person: string, ...pages: readonly string[]])[] = [
  [
    '',
    '/user/login',
    '/forgot-password',
    '/user/signup',
    '/user/signup/employer',
    '/user/signup/candidate',
    '/careers',
    'a[href*="/jobs/"]',
    'a[href*="/apply/"]',
    '/careers/lumen',
    NOWHERE,
  ],
  ['pia', '/', '/my/applications', '/messages'],
  ['noor', '/', '/my/shifts', '/my/availability', '/my/time-off', '/messages'],
  ['leonor', '/schedule', '/team', '/dashboard/hiring', '/hiring/jobs', '/hiring/jobs/new', '/messages'],
  ['owen', '/settings/locations', '/settings/imports', '/settings/imports/new', '/team', '/hiring/jobs'],
  ['sam', '/'],
];

async function signIn(page: Page, person: string): Promise<void> {
  await page.goto('/user/login');
  await sendLogin(page, person, PASSWORD);
  await page.waitForURL((address) => !address.pathname.startsWith('/user/login'));
}

/** Texts that no phrase brought: neither marked nor data nor written by a formatter. */
function untranslated(texts: readonly PageText[], data: ReadonlySet<string>, words: ReadonlySet<string>): string[] {
  const known = new Set([...words, ...[...data].flatMap(wordsOf)]);
  return texts.flatMap(({ text, where }) => {
    // Half of a phrase stands alone where words of its own direction are laid out in its middle.
    const rest = text
      .replace(/⟦[^⟦⟧]*(?:⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/g, ' ')
      .replace(/⟦[^⟦⟧]*$/, ' ')
      .replace(/^[^⟦⟧]*⟧/, ' ');
    const strange = wordsOf(rest.replace(/[⟦⟧]/g, ' ')).filter((word) => word.length > 2 && !known.has(word));
    return strange.length === 0 ? [] : [`${strange.join(' ')} in “${text}” at ${where}`];
  });
}

const LOOKS = [
  ['fr', 'a desktop', DESKTOP],
  ['fr', 'a phone', PHONE],
  ['ar', 'a phone', PHONE],
] as const;
const RUNS = WALKS.flatMap(([person, ...pages]) =>
  drawnOf(LOOKS, person).map(([language, device, viewport]) => ({
    language,
    device,
    viewport,
    person,
    who: person === '' ? 'a guest' : person,
    pages,
  })),
);

test.each(RUNS)(
  'made-up phrases in the place of $language, on $device, seen by $who: nothing untranslated, cut off, joined, over its edge or too wide',
  async ({ language, viewport, person, pages }) => {
    const words = formatWords(language);
    const wrong: string[] = [];
    const data = new Set<string>();
    const { context, page } = await openWindow(browser, `http://${language}.localhost:${port}`, viewport);
    const answersRead = await site.dress(context, language, data);
    const rest = followRest(page);
    if (person !== '') await signIn(page, person);
    const look = async (at: string): Promise<void> => {
      await page.waitForFunction(() => document.body.innerText.includes('⟦'));
      await rest();
      await answersRead();
      const { texts, clipped, joined, spilled, overlapping, overflow } = await lookAt(page);
      wrong.push(
        ...untranslated(texts, data, words).map((what) => `${at}: untranslated: ${what}`),
        ...clipped.map(({ text, where }) => `${at}: clipped: “${text}” at ${where}`),
        ...joined.map(({ text, where }) => `${at}: joined: “${text}” at ${where}`),
        ...spilled.map(({ text, where }) => `${at}: leaves its box: “${text}” at ${where}`),
        ...overlapping.map(({ text, where }) => `${at}: over another text: “${text}” at ${where}`),
        ...(overflow > 0 ? [`${at}: ${overflow} px wider than the window`] : []),
      );
    };
    for (const [index, path] of pages.entries()) {
      // Behind the login the application stands there already, but for the page that was signed in to.
      if (person !== '' && index > 0) {
        await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
        await follow(page, path);
        await page.locator('h1:not([data-left])').first().waitFor({ state: 'attached' });
      } else {
        const to = path.startsWith('a[') ? await page.locator(path).first().getAttribute('href') : path;
        const answer = await page.goto(to ?? '');
        expect(answer?.status(), path).toBe(path === NOWHERE ? 404 : 200);
      }
      await look(path);
      const doors = page.locator('main button[aria-haspopup]:visible:enabled');
      for (let door = 0; door < Math.min(DOORS, await doors.count()); door += 1) {
        await doors.nth(door).evaluate((button: HTMLElement) => button.click());
        await look(`${path}, door ${door + 1}`);
        await page.keyboard.press('Escape');
      }
    }
    await context.close();
    // What a second try passes is told by its first line alone.
    const defects = [...new Set(wrong)];
    expect(defects, defects.join('; ')).toEqual([]);
  },
);
