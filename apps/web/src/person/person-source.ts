import type { Connection } from '@hearth/client/context';
import { browserContextStores } from './browser-places.ts';
import { loadChosenBrand } from './load-brand.ts';
import type { LoadedPerson } from './load-person.ts';
import { enterBrand, loadPerson } from './load-person.ts';
import type { ContextStores } from './stored-brand.ts';

/** The signed-in person and their current brand, shared by every page. */
export interface PersonSource {
  /** The person with the brand in view, loaded at the first question. `asked`: the brand that the address asks for, which is entered. */
  readonly get: (asked: string | null) => Promise<LoadedPerson>;
  /** What `get` gives, once it is there; null before, and after the person has changed. */
  readonly current: () => LoadedPerson | null;
  /** Enters a brand, or reads the one in view anew. Of two that are chosen at once the later one stays. */
  readonly chooseBrand: (brandId: string) => Promise<void>;
  /** Called whenever `current` has changed. */
  readonly subscribe: (listener: () => void) => () => void;
}

const sources = new WeakMap<Connection, PersonSource>();

/** The one person source of a connection. */
export function getPersonSource(connection: Connection): PersonSource {
  const known = sources.get(connection) ?? createPersonSource(connection, browserContextStores());
  sources.set(connection, known);
  return known;
}

/** A source that keeps the person until somebody else signs in. A failure is forgotten, so that the next question tries again. */
export function createPersonSource(
  connection: Pick<Connection, 'client' | 'session'>,
  places: ContextStores,
): PersonSource {
  let known: Promise<LoadedPerson> | null = null;
  let current: LoadedPerson | null = null;
  /** Counts what was asked for: an answer that somebody has overtaken is dropped. */
  let turn = 0;
  const listeners = new Set<() => void>();
  const become = (person: LoadedPerson | null): void => {
    current = person;
    for (const listener of listeners) listener();
  };
  const load = (asked: string | null): Promise<LoadedPerson> => {
    turn += 1;
    const own = turn;
    const loading = loadPerson(connection, places, asked);
    known = loading;
    loading.then(
      (person) => {
        if (own === turn) become(person);
      },
      () => {
        if (known === loading) known = null;
      },
    );
    return loading;
  };
  let signedInAs: string | undefined;
  connection.session.subscribe(() => {
    const now = connection.session.user()?.id;
    if (signedInAs !== undefined && now !== signedInAs) {
      turn += 1;
      known = null;
      become(null);
    }
    signedInAs = now;
  });
  return {
    get: (asked) => (known === null || asked !== null ? load(asked) : known),
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async chooseBrand(brandId) {
      if (known === null) return void (await load(brandId));
      turn += 1;
      const own = turn;
      const [person, brand] = await Promise.all([known, loadChosenBrand(connection.client, brandId)]);
      if (brand === null || own !== turn) return;
      enterBrand(brand, places, true);
      const next = { ...person, brand };
      known = Promise.resolve(next);
      become(next);
    },
  };
}
