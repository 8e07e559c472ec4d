import { openBrowser, openWindow } from '@hearth/testing/browser';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { WIDGETS } from '../../packages/ui/src/design-system/registry.ts';
import { showPage } from './design-system-pages.ts';
import type { KeyboardLine, KeyOutcome } from '../../packages/ui/src/design-system/widget-page.ts';

const { url } = inject('application');
const tables = await Promise.all(WIDGETS.map(async ({ id, load }) => ({ id, lines: (await load()).page.keyboard })));
const presses = tables.flatMap(({ id, lines }) => lines.flatMap((line) => line.keys.map((key) => ({ id, key, line }))));

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  ({ page } = await openWindow(browser, url));
});
afterAll(() => browser.close());

/** The example, what floats over the page, and the toasts: where what a key does is looked for. */
const within = (number: number, selector: string): Locator =>
  page
    .locator(`:is([data-example="${number}"], body > :not(#root), section[data-react-aria-top-layer]) >> ${selector}`)
    .first();

const hasFocus = (found: Locator): Promise<boolean> =>
  found.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

async function holds(outcome: KeyOutcome, number: number): Promise<boolean> {
  if ('focused' in outcome) return hasFocus(within(number, outcome.focused));
  if ('shown' in outcome) return within(number, outcome.shown).isVisible();
  if ('gone' in outcome) return !(await within(number, outcome.gone).isVisible());
  if ('address' in outcome) return page.url().endsWith(outcome.address);
  if ('value' in outcome)
    return (await within(number, outcome.of).inputValue()).replaceAll('\u00A0', ' ') === outcome.value;
  if ('scrolled' in outcome) return within(number, outcome.scrolled).evaluate((element) => element.scrollTop > 0);
  return within(number, outcome.inside).evaluate((element) => element.contains(document.activeElement));
}

/** Whether the focus is where it belongs: what lies over the page takes it, a moment after it has been drawn. */
const hasTaken = (): Promise<boolean> =>
  page.evaluate(() => document.querySelector('#root > [inert]') === null || document.activeElement !== document.body);

const FARTHEST = 40;

/** Goes with Tab from the beginning of the example to an element of it; tells whether it came there. */
async function walkTo({ at, example = 0 }: KeyboardLine): Promise<boolean> {
  await page.locator(`[data-example="${example}"]`).focus();
  for (let pressed = 0; pressed < FARTHEST; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(within(example, at))) return true;
  }
  return false;
}

/**
 * Goes to an element of the example. What the last key opened closes a moment after the example has begun again, and gives the focus
 * back to where it came from: a walk that this interrupts is begun again.
 */
async function reach(line: KeyboardLine): Promise<void> {
  // What an example loads for itself, as the names of countries, comes a moment after it.
  await within(line.example ?? 0, line.at).waitFor({ state: 'attached' });
  for (let walks = 0; walks < 3; walks += 1) if (await walkTo(line)) return;
  throw new Error(`Tab does not reach ${line.at}.`);
}

async function open(id: string): Promise<void> {
  // Neither another page nor the same one from the beginning is loaded again.
  if (page.url() === 'about:blank' || new URL(page.url()).pathname !== `/design-system/${id}`)
    return showPage(page, `/${id}`);
  await page.evaluate(() => history.replaceState(history.state, '', location.pathname));
  await page.evaluate(() =>
    document.querySelectorAll<HTMLElement>('[data-restart]').forEach((button) => button.click()),
  );
}

describe('each widget does by keyboard alone what the table on its page says', () => {
  test.each(presses)('$id: $key', async ({ id, key, line }) => {
    await open(id);
    const { example = 0, first = [], outcome } = line;
    await reach(line);
    for (const before of first) await page.keyboard.press(before);
    // Who is inside already has to stay inside; everything else has to come about by the key.
    if (!('inside' in outcome))
      await expect.poll(() => holds(outcome, example), { message: 'before the key' }).toBe(false);
    await expect.poll(hasTaken).toBe(true);
    await page.keyboard.press(key);
    await expect.poll(() => holds(outcome, example)).toBe(true);
  });
});
