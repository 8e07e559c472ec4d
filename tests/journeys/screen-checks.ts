import { findAxeProblems } from '@hearth/testing/browser';
import type { AxeScope } from '@hearth/testing/browser';
import type { Page } from 'playwright-core';
import { lookAt } from './page-texts.ts';

/** What lies over a page once it is opened. */
export const SURFACE =
  ':is([role=dialog], [role=alertdialog], [role=menu], body > :not(#root) [role=listbox], main [role=listbox])';

/** How long what was opened may take to close. */
const CLOSING_MS = 5_000;

/** What axe finds, in words. */
export async function found(page: Page, scheme: string, scope: AxeScope = {}): Promise<string[]> {
  return (await findAxeProblems(page, scope)).map(({ rule, where }) => `${scheme}: ${rule} at ${where}`);
}

/** What axe finds in what has just been opened, and in what became of the page beneath it. The rest of it is known already. */
export async function foundInSurface(page: Page, scheme: string): Promise<string[]> {
  return [
    ...(await found(page, scheme, { within: SURFACE })),
    ...(await found(page, scheme, { rules: ['aria-hidden-focus', 'duplicate-id-aria'] })),
  ];
}

/** Texts of the page that do not stand whole and by themselves, and how far the page is wider than its window. */
export async function misfits(page: Page, when: string): Promise<string[]> {
  const { clipped, spilled, overlapping, overflow } = await lookAt(page);
  return [
    ...clipped.map(({ text, where }) => `${when}: cut off: “${text}” at ${where}`),
    ...spilled.map(({ text, where }) => `${when}: leaves its box: “${text}” at ${where}`),
    ...overlapping.map(({ text, where }) => `${when}: over another text: “${text}” at ${where}`),
    ...(overflow > 0 ? [`${when}: ${overflow} px wider than the window`] : []),
  ];
}

/** Whether what was opened stands inside the window, and can be left by its button. */
export function surfaceMisfits(page: Page, when: string): Promise<string[]> {
  return page.evaluate(
    ({ selector, when }) => {
      const problems: string[] = [];
      for (const surface of document.querySelectorAll<HTMLElement>(selector)) {
        // What lies under another surface waits, and is out of reach with all that is in it.
        if (!surface.checkVisibility() || surface.closest('[inert], [aria-hidden=true]') !== null) continue;
        const box = frameOf(surface).getBoundingClientRect();
        const name = surface.getAttribute('aria-label') ?? surface.innerText.slice(0, 40);
        if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1)
          problems.push(`${when}: “${name}” reaches from ${box.left} to ${box.right}, and begins at ${box.top}`);
        // What goes with the page can be scrolled to; what stands still over it cannot.
        if (standsStill(surface) && box.bottom > innerHeight + 1)
          problems.push(`${when}: “${name}” ends at ${box.bottom} of ${innerHeight}`);
        if (surface.scrollWidth > surface.clientWidth + 1 && getComputedStyle(surface).overflowX !== 'visible')
          problems.push(`${when}: “${name}” is ${surface.scrollWidth} wide in ${surface.clientWidth}`);
        const close = surface.querySelector('button:has(.lucide-x)');
        if (close === null) continue;
        const at = close.getBoundingClientRect();
        const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
        if (hit === null || !close.contains(hit))
          problems.push(`${when}: the close button of “${name}” is out of reach`);
      }
      return problems;

      function standsStill(surface: HTMLElement): boolean {
        for (let at: HTMLElement | null = surface; at !== null; at = at.parentElement)
          if (getComputedStyle(at).position === 'fixed') return true;
        return false;
      }

      /** The box that a surface is seen through: its own, unless it scrolls in another. */
      function frameOf(surface: HTMLElement): HTMLElement {
        for (let at = surface.parentElement; at !== null && at !== document.body; at = at.parentElement)
          if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY === 'auto') return at;
        return surface;
      }
    },
    { selector: SURFACE, when },
  );
}

/**
 * Leaves what was opened as somebody without a mouse does: by Escape, as often as there are things one over the other. What
 * stays open is loaded away, so that the next look is at the screen.
 */
export async function leftByEscape(
  page: Page,
  rest: () => Promise<void>,
  { before, presses }: { readonly before: number; readonly presses: number },
): Promise<string[]> {
  const opened = page.locator(`${SURFACE}:visible`);
  /** Whether fewer are open than there were, in a moment: what closes on a crowded machine is on its way out for a while. */
  const isFewerThan = (count: number): Promise<boolean> =>
    opened
      .nth(count - 1)
      .waitFor({ state: 'hidden', timeout: CLOSING_MS })
      .then(
        () => true,
        () => false,
      );
  for (let pressed = 0; pressed < presses; pressed += 1) {
    const open = await opened.count();
    if (open <= before) break;
    await page.keyboard.press('Escape');
    await isFewerThan(open);
    await rest();
  }
  if (!(await isFewerThan(before + 1))) {
    const what = await opened.last().evaluate((surface) => surface.getAttribute('aria-label') ?? surface.id);
    await page.reload();
    await rest();
    return [`Escape does not close “${what}”`];
  }
  const lost = await page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
  return lost ? ['What was opened is closed, and the keyboard is nowhere'] : [];
}

/** Looks with letters of twice the size, once the page has come to rest with them. */
export async function enlarged<T>(page: Page, rest: () => Promise<void>, look: () => Promise<T>): Promise<T> {
  const size = (to: string): Promise<void> =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, to);
  await size('200%');
  await rest();
  const seen = await look();
  await size('');
  await rest();
  return seen;
}
