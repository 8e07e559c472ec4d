import { openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { SCREENS } from './main-screens.ts';
import type { Door, Screen } from './main-screens.ts';
import { followRest } from './page-rest.ts';
import { enlarged, found, foundInDark, foundInSurface, misfits, SURFACE, surfaceMisfits } from './screen-checks.ts';

const { port } = inject('application');
const PASSWORD = 'Hearth-demo-2026';
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 640 };

interface Window {
  readonly page: Page;
  readonly rest: () => Promise<void>;
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A window of a person, signed in. */
async function windowOf(person: string | null, origin: string): Promise<Window> {
  const { page } = await openWindow(browser, origin, WIDE);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const rest = followRest(page);
  if (person !== null) {
    await page.goto('/user/login');
    // The demonstration's people are listed once the page is alive: what is typed before may be lost.
    await page.getByText('Owen Castellan').waitFor();
    await page.locator('input[name=username]').fill(person);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => !address.pathname.startsWith('/user/login'));
  }
  return { page, rest };
}

async function open({ page, rest }: Window, { at, status = 200 }: Screen): Promise<void> {
  const to = at.includes('[') ? await page.locator(at).first().getAttribute('href') : at;
  expect((await page.goto(to ?? ''))?.status()).toBe(status);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await rest();
}

/** Opens each door that this window has, looks, and leaves by Escape. */
async function eachDoor({ page, rest }: Window, doors: readonly Door[], look: () => Promise<void>): Promise<number> {
  let opened = 0;
  for (const steps of doors) {
    if (
      !(await page
        .locator(steps[0] ?? '')
        .first()
        .isVisible())
    )
      continue;
    for (const step of steps) await page.locator(step).first().click();
    const surface = page.locator(`${SURFACE}:visible`).first();
    await surface.waitFor();
    await rest();
    await look();
    opened += 1;
    await page.keyboard.press('Escape');
    await surface.waitFor({ state: 'hidden' });
  }
  return opened;
}

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  const windows = new Map<string | null, Window>();
  const windowFor = async (person: string | null): Promise<Window> => {
    const known =
      windows.get(person) ?? (await windowOf(person, `http://${language === 'en' ? '' : 'ar.'}localhost:${port}`));
    windows.set(person, known);
    return known;
  };
  afterAll(() => Promise.all([...windows.values()].map(({ page }) => page.context().close())));

  test.each(SCREENS)('$name: everybody can read it and all that opens on it', async (screen) => {
    const seen = await windowFor(screen.person);
    const { page, rest } = seen;
    const { doors = [], notEnlarged = false } = screen;
    const wrong: string[] = [];
    if (language === 'ar') {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      await open(seen, screen);
      wrong.push(...(await found(page, 'dark')));
      await eachDoor(seen, doors, async () => void wrong.push(...(await foundInSurface(page, 'dark'))));
    } else {
      await page.setViewportSize(WIDE);
      await open(seen, screen);
      wrong.push(...(await found(page, 'light')), ...(await foundInDark(page)));
      if (!notEnlarged) wrong.push(...(await enlarged(page, rest, () => misfits(page, '200 %'))));
      const opened = await eachDoor(seen, doors, async () => {
        wrong.push(...(await foundInSurface(page, 'light')), ...(await foundInDark(page, SURFACE)));
        if (!notEnlarged) wrong.push(...(await enlarged(page, rest, () => surfaceMisfits(page, '200 %, opened'))));
      });
      expect(opened, 'doors of a wide window').toBe(doors.length);
      await page.setViewportSize(NARROW);
      await rest();
      wrong.push(...(await misfits(page, '320 px')));
      await eachDoor(seen, doors, async () => void wrong.push(...(await surfaceMisfits(page, '320 px, opened'))));
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
});
