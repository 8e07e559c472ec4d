import { openBrowser, openWindow } from '@hearth/testing/browser';
import { drawnOf } from '@hearth/testing/drawn';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { follow } from './follow.ts';
import { sendLogin } from './login-form.ts';
import { NEWCOMER, screenNamed, SCREENS } from './main-screens.ts';
import type { Door, Screen, Step } from './main-screens.ts';
import { followRest } from './page-rest.ts';
import { enlarged, found, foundInSurface, leftByEscape, misfits, SURFACE, surfaceMisfits } from './screen-checks.ts';

const { port } = inject('application');
const PASSWORD = 'Hearth-demo-2026';
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 640 };
/** Every rule is asked in both languages, every colour in both schemes: a colour is the same in every language. */
const LOOKS = { en: 'light', ar: 'dark' } as const;
type Language = keyof typeof LOOKS;

interface Window {
  readonly page: Page;
  readonly rest: () => Promise<void>;
  /** The screen that it was brought to, if that went well. */
  stands: string | null;
}

let browser: Browser;
const windows = new Map<string, Window>();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A window of a person, signed in: one for all their screens. */
async function windowOf(language: Language, person: string | null): Promise<Window> {
  const name = `${language} ${person}`;
  const known = windows.get(name);
  if (known !== undefined) return known;
  const origin = `http://${language === 'en' ? '' : `${language}.`}localhost:${port}`;
  const { page } = await openWindow(browser, origin, WIDE, { undecided: person === NEWCOMER });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: LOOKS[language] });
  const opened = { page, rest: followRest(page), stands: null };
  windows.set(name, opened);
  if (person !== null && person !== NEWCOMER) {
    await page.goto('/user/login');
    // The demonstration's people are listed once the page is alive: what is typed before may be lost.
    await page.getByText('Owen Castellan').waitFor();
    await sendLogin(page, person, PASSWORD);
    await page.waitForURL((address) => !address.pathname.startsWith('/user/login'));
  }
  return opened;
}

/** Forgets a person's windows, which nobody knows where they are: the next screen begins in new ones. */
async function closeWindowsOf(person: string | null): Promise<void> {
  for (const language of ['en', 'ar'] as const) {
    const name = `${language} ${person}`;
    await windows.get(name)?.page.context().close();
    windows.delete(name);
  }
}

async function take({ page, rest }: Window, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (typeof step === 'string') await page.locator(step).first().click();
    else await step(page);
    await rest();
  }
}

async function open(seen: Window, screen: Screen): Promise<void> {
  const { page, rest } = seen;
  const { at, from, first = [], shows, status = 200, broken } = screen;
  if (from !== undefined && seen.stands !== from) await open(seen, screenNamed(from));
  if (broken !== undefined) await page.route(`**${broken}*`, (route) => route.abort());
  const to = from === undefined ? at : ((await page.locator(at).first().getAttribute('href')) ?? '');
  if (isLinkAway(seen, screen, to)) await follow(page, to);
  else expect((await page.goto(to))?.status()).toBe(status);
  seen.stands = null;
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await rest();
  await take(seen, first);
  if (shows !== undefined) await page.locator(shows).first().waitFor();
  seen.stands = screen.name;
}

/** Loading the application costs more than looking at it: once it is there, its other pages are come to as by a link. */
function isLinkAway({ page, stands }: Window, { person, broken }: Screen, to: string): boolean {
  if (stands === null || person === null || person === NEWCOMER || broken !== undefined) return false;
  return new URL(page.url()).pathname !== new URL(to, page.url()).pathname;
}

/**
 * Opens each door that this window has, looks, and leaves by Escape. How many were opened, and what is wrong with them. A wide
 * window has all of them, once it has come to rest, and is waited for; a narrow one may have put some away.
 */
async function eachDoor(
  seen: Window,
  doors: readonly Door[],
  look: () => Promise<readonly string[]>,
  isWide = true,
): Promise<{ opened: number; wrong: string[] }> {
  const { page, rest, stands } = seen;
  const wrong: string[] = [];
  let opened = 0;
  seen.stands = null;
  for (const steps of doors) {
    const [first] = steps;
    if (typeof first === 'string') {
      const door = page.locator(first).first();
      if (isWide) await door.waitFor().catch(() => undefined);
      if (!(await door.isVisible())) continue;
    }
    const before = await page.locator(`${SURFACE}:visible`).count();
    await take(seen, steps);
    await page.locator(`${SURFACE}:visible`).nth(before).waitFor();
    await rest();
    wrong.push(...(await look()), ...(await leftByEscape(page, rest, { before, presses: steps.length })));
    opened += 1;
  }
  seen.stands = stands;
  return { opened, wrong };
}

/** By axe, with large letters, and on a narrow window. */
async function inEnglish(screen: Screen): Promise<string[]> {
  const seen = await windowOf('en', screen.person);
  const { page, rest } = seen;
  const { doors = [] } = screen;
  await page.setViewportSize(WIDE);
  await open(seen, screen);
  const wrong = await found(page, 'light');
  wrong.push(...(await enlarged(page, rest, () => misfits(page, '200 %'))));
  const wide = await eachDoor(seen, doors, async () => [
    ...(await foundInSurface(page, 'light')),
    ...(await enlarged(page, rest, () => surfaceMisfits(page, '200 %, opened'))),
  ]);
  await page.setViewportSize(NARROW);
  await rest();
  if (screen.shows !== undefined) await page.locator(screen.shows).first().waitFor();
  wrong.push(...(await misfits(page, '320 px')));
  const narrow = await eachDoor(seen, doors, () => surfaceMisfits(page, '320 px, opened'), false);
  return [...wrong, ...wide.wrong, ...narrow.wrong, ...unopened('en', doors, wide.opened)];
}

/** By axe, in the dark and from right to left. */
async function inArabic(screen: Screen): Promise<string[]> {
  const seen = await windowOf('ar', screen.person);
  const { doors = [] } = screen;
  await open(seen, screen);
  const wrong = await found(seen.page, 'dark');
  const wide = await eachDoor(seen, doors, () => foundInSurface(seen.page, 'dark'));
  return [...wrong, ...wide.wrong, ...unopened('ar', doors, wide.opened)];
}

function unopened(language: string, doors: readonly Door[], opened: number): string[] {
  return opened === doors.length
    ? []
    : [`${language}: ${doors.length - opened} of ${doors.length} doors are not there`];
}

test.each(SCREENS)('$name: everybody can read it and all that opens on it', async (screen) => {
  // Two windows of the same screen keep each other's waiting busy. Both come to their end: what goes on would meet the next try.
  const drawn = drawnOf([inEnglish, inArabic], screen.name);
  const looks = await Promise.allSettled(drawn.map((look) => look(screen)));
  for (const look of looks)
    if (look.status === 'rejected') {
      await closeWindowsOf(screen.person);
      throw look.reason;
    }
  const wrong = looks.flatMap((look) => (look.status === 'fulfilled' ? look.value : []));
  // What a second try passes is told by its first line alone.
  const defects = [...new Set(wrong)];
  expect(defects, defects.join('; ')).toEqual([]);
});
