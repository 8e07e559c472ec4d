import { findAxeProblems, DESKTOP, openBrowser, openWindow, waitForStillness } from '@hearth/testing/browser';
import type { AxeProblem, AxeScope } from '@hearth/testing/browser';
import { drawnOf } from '@hearth/testing/drawn';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { PAGES, showPage } from './design-system-pages.ts';

const { url, port } = inject('application');
/** Light is asked every rule; of the others only the colours differ, and nothing but the style sheet knows of them: neither does the language. */
const LOOKS: readonly { readonly language: string; readonly others: readonly string[] }[] = [
  { language: 'en', others: ['dark', 'contrast'] },
  { language: 'ar', others: [] },
];
const COLOURS = ['color-contrast'];
/** What an opened surface can break in the page beneath it, of which all else is known already. */
const BENEATH = ['aria-hidden-focus', 'duplicate-id-aria'];
/** What opens something over the page: not what unfolds something in it. */
const OPENERS =
  '[data-example] :is([aria-haspopup], [aria-expanded=false]):not(:disabled, [aria-disabled=true], input, [role=treeitem], button[aria-controls])';
// Most float over the page; the list of countries opens inside its field.
const OPENED =
  ':is(body > :not(#root) :is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]), [data-example] :is([role=dialog], [role=listbox]))';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Opens each dialog, menu and list of the examples in turn. What looks and reads like one before it is looked at once. */
async function eachOpened(page: Page, look: () => Promise<void>): Promise<void> {
  const count = await page.locator(OPENERS).count();
  const seen = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const opener = page.locator(OPENERS).nth(index);
    if (!(await opener.isVisible())) continue;
    await opener.click();
    const opened = page.locator(`${OPENED}:visible`);
    await opened.first().waitFor();
    const drawn = await opened.first().evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .map((part) => `${part.tagName} ${part.getAttribute('class')} ${part.ariaLabel} ${part.role}`)
        .concat(element.textContent)
        .join(),
    );
    if (!seen.has(drawn)) await look();
    seen.add(drawn);
    await page.keyboard.press('Escape');
    await opened.first().waitFor({ state: 'hidden' });
  }
}

/** What reaches past the edge of the window and cannot be scrolled to in a region of its own. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** Boxes that cut off words of their own: neither wrapped, nor scrolled, nor cut with an ellipsis on purpose. */
const clipped = (page: Page): Promise<string[]> =>
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

/** What moves though nobody wants it to. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const { duration, iterations } = effect?.getComputedTiming() ?? {};
      return Number(duration) > 1 || iterations === Infinity
        ? [`${String(duration)} ms, ${String(iterations)} times`]
        : [];
    }),
  );

/** The page that stands there already, on 320 pixels from both sides, and with text of 200 % for a reader who wants nothing to move. */
async function holdsOtherSizes(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await tooWide(page), 'on 320 pixels').toBe(0);
  await showPage(page, path, '?scheme=light&dir=rtl');
  expect(await tooWide(page), 'on 320 pixels, from right to left').toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await showPage(page, path, '?scheme=light&text=200');
  expect(await tooWide(page), 'with text of 200 %').toBe(0);
  expect(await clipped(page)).toEqual([]);
  expect(await moving(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
}

/** Twenty times what a page takes. A page that does not answer any more must not hold up those after it. */
const LONGEST_MS = 90_000;

describe.each(LOOKS)('axe finds nothing in $language', ({ language, others }) => {
  let page: Page;
  /** Whether a test has begun with the page and not come to its end: then the next one, or its second try, gets another. */
  let isSpent = true;
  beforeEach(async () => {
    if (!isSpent) return;
    const origin = language === 'en' ? url : `http://${language}.localhost:${port}`;
    ({ page } = await openWindow(browser, origin));
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  const inScheme = (scheme: string): Promise<void> =>
    page.evaluate((to) => {
      document.documentElement.dataset['theme'] = to;
    }, scheme);

  /** In light by all rules, then by the colours of the other schemes. What stands beside `within` is known already. */
  async function problems(within?: string): Promise<(AxeProblem & { scheme: string })[]> {
    const found: (AxeProblem & { scheme: string })[] = [];
    const look = async (scheme: string, scope: AxeScope): Promise<void> => {
      for (const problem of await findAxeProblems(page, scope)) found.push({ ...problem, scheme });
    };
    const scope = within === undefined ? {} : { within };
    await look('light', scope);
    if (within !== undefined) await look('light', { rules: BENEATH });
    if (others.length === 0) return found;
    for (const scheme of others) {
      await inScheme(scheme);
      await look(scheme, { rules: COLOURS, ...scope });
    }
    await inScheme('light');
    // A surface that is closed while its colours are on their way never ends closing.
    await waitForStillness(page);
    return found;
  }

  test.each(PAGES.filter((path) => drawnOf(LOOKS, path).some((look) => look.language === language)))(
    '/design-system%s, and all that opens on it',
    async (path) => {
      isSpent = true;
      await showPage(page, path, '?scheme=light');
      expect(await problems()).toEqual([]);
      await eachOpened(page, async () => expect(await problems(OPENED)).toEqual([]));
      if (language === 'en') await holdsOtherSizes(page, path);
      isSpent = false;
    },
    LONGEST_MS,
  );
});
