import { PAGE } from '../../state/week/edit-shelf.ts';

let holds = false;
const lockName = (page: string): string => `hearth-page-${page}`;

/** While this page lives it holds a lock under its name, so that no other page takes up what it is still saving. */
export function holdPage(): void {
  if (holds) return;
  holds = true;
  // Without locks (an address without https) pages may both save: versions keep that from counting twice.
  void locks()?.request(lockName(PAGE), () => new Promise(() => undefined));
}

/** Tells if a page is still open. */
export async function isLive(page: string): Promise<boolean> {
  const held = (await locks()?.query())?.held ?? [];
  return held.some(({ name }) => name === lockName(page));
}

function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
