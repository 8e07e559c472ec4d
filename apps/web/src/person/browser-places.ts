import { readPageState } from '../page-state.ts';
import type { ContextPlaces } from './stored-brand.ts';

/** What this window dispatches once another brand context was kept; `detail` is the context, or the text HMAP. */
export const CONTEXT_EVENT = 'hearth:brand-context';

/** Where this browser keeps the brand in view. */
export function browserPlaces(): ContextPlaces {
  return {
    session: sessionStorage,
    cookies: document,
    cookieDomain: readPageState(document).cookieDomain,
    emit: (detail) => void window.dispatchEvent(new CustomEvent(CONTEXT_EVENT, { detail })),
    console,
  };
}
