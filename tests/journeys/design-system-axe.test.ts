import { axeProblems, openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { WIDGETS } from '../../packages/ui/src/design-system/registry.ts';

const { url, port } = inject('application');
const LOOKS = [
  { language: 'en', scheme: 'light' },
  { language: 'en', scheme: 'dark' },
  { language: 'en', scheme: 'contrast' },
  { language: 'ar', scheme: 'light' },
  { language: 'ar', scheme: 'dark' },
] as const;
const PAGES = ['', ...WIDGETS.map(({ id }) => `/${id}`)];
const OPENERS =
  '[data-example] :is([aria-haspopup], [aria-expanded=false]):not(:disabled, [aria-disabled=true], input)';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function show(page: Page, path: string): Promise<void> {
  await page.goto(`/design-system${path}`);
  await page
    .locator(path.split('?')[0] === '' ? 'main ul' : '[data-example="0"]')
    .first()
    .waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Opens each dialog, menu and list of the examples in turn. */
async function eachOpened(page: Page, look: () => Promise<void>): Promise<void> {
  const count = await page.locator(OPENERS).count();
  for (let index = 0; index < count; index += 1) {
    const opener = page.locator(OPENERS).nth(index);
    if (!(await opener.isVisible())) continue;
    await opener.click();
    // Most float over the page; the list of countries opens inside its field.
    const opened = page.locator(
      'body > :not(#root) :is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]), [data-example] :is([role=dialog], [role=listbox]):visible',
    );
    await opened.first().waitFor();
    await look();
    await page.keyboard.press('Escape');
    await opened.first().waitFor({ state: 'hidden' });
  }
}

describe.each(LOOKS)('axe finds nothing in $language, $scheme', ({ language, scheme }) => {
  let page: Page;
  beforeAll(async () => {
    const origin = language === 'en' ? url : `http://${language}.localhost:${port}`;
    ({ page } = await openWindow(browser, origin));
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  afterAll(() => page.context().close());

  test.each(PAGES)('/design-system%s, and all that opens on it', async (path) => {
    await show(page, `${path}?scheme=${scheme}`);
    expect(await axeProblems(page)).toEqual([]);
    await eachOpened(page, async () => expect(await axeProblems(page)).toEqual([]));
  });
});

describe('every page of the design system', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openWindow(browser, url, { width: 320, height: 640 }));
  });
  afterAll(() => page.context().close());

  /** What reaches past the edge of the window and cannot be scrolled to in a region of its own. */
  const tooWide = (): Promise<number> =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

  /** Boxes that cut off words of their own: neither wrapped, nor scrolled, nor cut with an ellipsis on purpose. */
  const clipped = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, a, label, p, h1, h2, h3, td, th, li, dd)')]
        .filter((element) => {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
          const cuts = overflowX === 'hidden' || overflowX === 'clip' || overflowY === 'hidden' || overflowY === 'clip';
          return cuts && textOverflow !== 'ellipsis' && !element.closest('.sr-only') && element.offsetWidth > 1
            ? element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
            : false;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );

  test.each(PAGES)('/design-system%s fits on 320 pixels, also from right to left', async (path) => {
    await show(page, path);
    expect(await tooWide()).toBe(0);
    await show(page, `${path}?dir=rtl`);
    expect(await tooWide()).toBe(0);
  });

  test.each(PAGES)('/design-system%s holds text of 200 %', async (path) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await show(page, `${path}?text=200`);
    expect(await tooWide()).toBe(0);
    expect(await clipped()).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
  });

  test.each(PAGES)('/design-system%s keeps still when the reader wants it still', async (path) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page, path);
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        return Number(duration) > 1 || iterations === Infinity
          ? [`${String(duration)} ms, ${String(iterations)} times`]
          : [];
      }),
    );
    expect(moving).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });
});
