/** The command of a key while a candidate is open. */
export type HiringKey =
  | { readonly place: number }
  | { readonly end: true }
  | { readonly go: 'next' | 'previous' }
  | { readonly close: true }
  | { readonly undo: true };

/** The parts of a keyboard event that matter. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * What a press means: 1 to 9 are the places along the way of the person's post, from 0 on, 0 is not now, J or N the next person, K or
 * P the one before, U takes the last move back; null for any other.
 */
export function toHiringKey({ key, ctrlKey, metaKey, altKey }: KeyPress): HiringKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Escape') return { close: true };
  if (key === '0') return { end: true };
  if (/^[1-9]$/.test(key)) return { place: Number(key) - 1 };
  if (/^[jn]$/i.test(key)) return { go: 'next' };
  if (/^[kp]$/i.test(key)) return { go: 'previous' };
  if (/^u$/i.test(key)) return { undo: true };
  return null;
}
