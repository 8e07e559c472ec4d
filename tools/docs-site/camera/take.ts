import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DESKTOP, openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import { ROOT } from '@hearth/testing/template';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { signInAs, startDemoSite } from '../../../tests/journeys/demo-site.ts';
import type { DemoSite } from '../../../tests/journeys/demo-site.ts';
import { followRest } from '../../../tests/journeys/page-rest.ts';
import { IN_THE_HAND, ON_A_DESK } from './scenes.ts';
import type { Scene } from './scenes.ts';

const FOLDER = join(ROOT, 'docs/pictures');

/** Runs in the page: a figure measured anew on each run is no part of a picture. */
function calm(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-measured]')) figure.style.visibility = 'hidden';
}

/** With a palette and without loss: flat colours and small letters stay sharp in half of what other forms take. */
async function capture(page: Page): Promise<Buffer> {
  const seen = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const flat = await sharp(seen).png({ palette: true, dither: 0 }).toBuffer();
  return sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** The pictures of one kind of device: each person has a window of their own and signs in once. */
async function takeAll(browser: Browser, site: DemoSite, scenes: readonly Scene[], size: typeof PHONE): Promise<void> {
  const windows = new Map<string | null, { page: Page; rest: () => Promise<void> }>();
  for (const { name, person, path, ready, act } of scenes) {
    let window = windows.get(person);
    if (window === undefined) {
      const { page } = await openWindow(browser, site.url, size);
      window = { page, rest: followRest(page) };
      await page.clock.install({ time: site.now });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      if (person !== null) await signInAs(page, person);
      windows.set(person, window);
    }
    const { page, rest } = window;
    try {
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      await rest();
      await act?.(page);
      await rest();
      await page.evaluate(calm);
      const bytes = await capture(page);
      await mkdir(dirname(join(FOLDER, name)), { recursive: true });
      await writeFile(join(FOLDER, `${name}.webp`), bytes);
      process.stdout.write(`${name}: ${Math.round(bytes.length / 1000)} kB\n`);
    } catch (error) {
      process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    }
  }
  for (const { page } of windows.values()) await page.context().close();
}

/** In the middle of lunch: people are at work, and others still come. */
const MOMENT = '2026-11-18T12:40:00Z';

/** All, or those whose names begin as was asked. */
const asked = process.argv.slice(2);
const chosen = (scenes: readonly Scene[]): readonly Scene[] =>
  scenes.filter(({ name }) => asked.length === 0 || asked.some((one) => name.startsWith(one)));

const [browser, site] = await Promise.all([openBrowser(), startDemoSite(MOMENT)]);
try {
  await takeAll(browser, site, chosen(ON_A_DESK), DESKTOP);
  await takeAll(browser, site, chosen(IN_THE_HAND), PHONE);
} finally {
  await browser.close();
  await site.stop();
}
