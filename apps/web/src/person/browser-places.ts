import type { ContextPlaces } from './stored-brand.ts';

/** Where this browser keeps the brand in view. */
export function browserPlaces(): ContextPlaces {
  return { session: sessionStorage, cookies: document, console };
}
