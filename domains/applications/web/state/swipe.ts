/** How far a finger goes sideways before it means something, and how much further than up or down. */
const FAR_PX = 80;
const SIDEWAYS = 2;

/** The meaning of a swipe across a candidate; null for any other movement. */
export type Swipe = 'onwards' | 'notNow';

/** Interprets a swipe: towards the end of the line is onwards, towards its start is not now. */
export function toSwipe({ dx, dy }: { readonly dx: number; readonly dy: number }, rtl: boolean): Swipe | null {
  if (Math.abs(dx) < FAR_PX || Math.abs(dx) < SIDEWAYS * Math.abs(dy)) return null;
  return dx > 0 === rtl ? 'notNow' : 'onwards';
}
