/** How far a finger goes sideways before it means something, and how much further than up or down. */
const FAR_PX = 80;
const SIDEWAYS = 2;

/** What a finger's way across a person means: onwards with them, or not now; null for everything else. */
export type Swipe = 'onwards' | 'notNow';

/** Towards where the lines end is onwards, towards where they begin is not now. */
export function swipeOf({ dx, dy }: { readonly dx: number; readonly dy: number }, rtl: boolean): Swipe | null {
  if (Math.abs(dx) < FAR_PX || Math.abs(dx) < SIDEWAYS * Math.abs(dy)) return null;
  return dx > 0 === rtl ? 'notNow' : 'onwards';
}
