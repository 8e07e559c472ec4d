/** The keys that move the active line of a palette. */
export type PaletteKey = 'ArrowDown' | 'ArrowUp' | 'PageDown' | 'PageUp';

/** Lines that a page key passes. */
const PAGE = 5;
const STEPS: Readonly<Record<PaletteKey, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

/** Tells if a key moves the active line; all others belong to the text. */
export function isPaletteKey(key: string): key is PaletteKey {
  return Object.hasOwn(STEPS, key);
}

/** The line after a key: arrows go round the ends, pages stop there. Of no lines none. */
export function activeAfter(key: PaletteKey, ids: readonly string[], from: string | undefined): string | undefined {
  const step = STEPS[key];
  const at = from === undefined ? -1 : ids.indexOf(from);
  if (at < 0) return step > 0 ? ids[0] : ids.at(-1);
  const next = at + step;
  if (Math.abs(step) === 1) return ids[(next + ids.length) % ids.length];
  return ids[Math.min(Math.max(next, 0), ids.length - 1)];
}
