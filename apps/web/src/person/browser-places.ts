import { readPageState } from '../document/page-state.ts';
import type { ContextStores } from './stored-brand.ts';

/** The window event of a brand context change; `detail` is the context, or the text HMAP. */
export const CONTEXT_EVENT = 'hearth:brand-context';

/** The browser's stores of the brand context. */
export function browserContextStores(): ContextStores {
  return {
    session: sessionStorage,
    cookies: document,
    cookieDomain: readPageState(document).cookieDomain,
    emit: (detail) => void window.dispatchEvent(new CustomEvent(CONTEXT_EVENT, { detail })),
    console,
  };
}
