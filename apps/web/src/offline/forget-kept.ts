import { keptStore } from './kept-store.ts';

/** Forgets everything that is kept of the reader: they sign out, or their session is over. */
export const forgetKept: () => Promise<void> = () => keptStore.clear();
