import { PAGE } from '../../state/week/edit-shelf.ts';

let holds = false;
const nameOf = (page: string): string => `hearth-page-${page}`;

/** While this page lives it holds a lock under its name, so that no other page takes up what it is still saving. */
export function holdPage(): void {
  if (holds) return;
  holds = true;
  // Without locks (an address without https) pages may both save: versions keep that from counting twice.
  void locks()?.request(nameOf(PAGE), () => new Promise(() => undefined));
}

/** Whether a page is still there. */
export async function isLive(page: string): Promise<boolean> {
  const held = (await locks()?.query())?.held ?? [];
  return held.some(({ name }) => name === nameOf(page));
}

function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
