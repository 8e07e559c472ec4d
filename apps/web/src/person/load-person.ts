import { unauthorizedError } from '@hearth/client/call-error';
import type { Connection } from '@hearth/client/context';
import type { CurrentBrand, Person } from '@hearth/client/person';
import { checkSuspension } from '@hearth/domains/core/contract';
import { setCurrentContext } from './current-context.ts';
import { loadChosenBrand } from './load-brand.ts';
import type { ContextStores } from './stored-brand.ts';
import { isStoredInTab, readStoredBrand, saveAndEmit } from './stored-brand.ts';

/** A signed-in person, and whether their brand's account is suspended. */
export interface LoadedPerson extends Person {
  readonly suspended: boolean;
}

/** Brings a brand into view: for merging calls and, where `save` says so, for the next page and whoever listens. */
export function enterBrand(brand: CurrentBrand, places: ContextStores, save: boolean): void {
  setCurrentContext(brand.id);
  if (save) saveAndEmit({ brand_id: brand.id, brand_type: brand.type }, places);
}

/**
 * Who is signed in and, for employers, the brand in view: the one asked for (`gid`), else the one of the page before, else
 * the entry brand.
 */
export async function loadPerson(
  { client, session }: Pick<Connection, 'client' | 'session'>,
  places: ContextStores,
  asked: string | null,
): Promise<LoadedPerson> {
  const user = session.user() ?? (await session.loadUser());
  if (user === null) throw unauthorizedError();
  if (user.user_employer !== true) return { user, brand: null, suspended: false };
  const entry = user.entry_mode?.brand_id;
  const wanted = asked ?? readStoredBrand(places)?.brand_id ?? entry;
  const loading = loadChosenBrand(client, wanted);
  // A suspended brand refuses everything; then the check below is the answer, and this refusal says nothing more.
  loading.catch(() => undefined);
  const { is_suspended: suspended } =
    entry === undefined ? { is_suspended: false } : await client.call(checkSuspension, { params: { id: entry } });
  if (suspended) return { user, brand: null, suspended };
  const brand = await loading;
  if (brand !== null) enterBrand(brand, places, !isStoredInTab(brand.id, places));
  return { user, brand, suspended };
}
