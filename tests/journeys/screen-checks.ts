import { axeProblems, stillness } from '@hearth/testing/browser';
import type { AxeScope } from '@hearth/testing/browser';
import type { Page } from 'playwright-core';
import { lookAt } from './page-texts.ts';

/** What lies over a page once it is opened. */
export const SURFACE =
  ':is([role=dialog], [role=alertdialog], [role=menu], body > :not(#root) [role=listbox], main [role=listbox])';
const COLOURS = ['color-contrast'];

/** What axe finds, in words. */
export async function found(page: Page, scheme: string, scope: AxeScope = {}): Promise<string[]> {
  return (await axeProblems(page, scope)).map(({ rule, where }) => `${scheme}: ${rule} at ${where}`);
}

/** What axe finds in what has just been opened; the colours beside it are known already. */
export async function foundInSurface(page: Page, scheme: string): Promise<string[]> {
  return [
    ...(await found(page, scheme, { without: COLOURS })),
    ...(await found(page, scheme, { rules: COLOURS, within: SURFACE })),
  ];
}

/** What axe finds in the colours of the dark scheme, which nothing but the style sheet knows of. */
export async function foundInDark(page: Page, within?: string): Promise<string[]> {
  const scheme = (to: string): Promise<void> =>
    page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, to);
  await scheme('dark');
  const problems = await found(page, 'dark', { rules: COLOURS, ...(within === undefined ? {} : { within }) });
  await scheme('light');
  // A surface that is closed while its colours are on their way never ends closing.
  await stillness(page);
  return problems;
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
        if (!surface.checkVisibility()) continue;
        const box = surface.getBoundingClientRect();
        const name = surface.getAttribute('aria-label') ?? surface.innerText.slice(0, 40);
        if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1)
          problems.push(`${when}: “${name}” reaches from ${box.left} to ${box.right}, and begins at ${box.top}`);
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
    },
    { selector: SURFACE, when },
  );
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
