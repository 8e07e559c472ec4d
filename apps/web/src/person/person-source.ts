import type { Connection } from '@hearth/client/context';
import { browserPlaces } from './browser-places.ts';
import type { LoadedPerson } from './load-person.ts';
import { loadPerson } from './load-person.ts';
import type { ContextPlaces } from './stored-brand.ts';

/** The signed-in person, loaded once and kept until somebody else signs in. */
export interface PersonSource {
  /** `asked`: the brand that the address asks for. */
  readonly get: (asked: string | null) => Promise<LoadedPerson>;
}

const sources = new WeakMap<Connection, PersonSource>();

/** The one source of a connection. */
export function personOf(connection: Connection): PersonSource {
  const known = sources.get(connection) ?? createPersonSource(connection, browserPlaces());
  sources.set(connection, known);
  return known;
}

/** Loads the person at the first question; a failure is forgotten, so that the next question tries again. */
export function createPersonSource(
  connection: Pick<Connection, 'client' | 'session'>,
  places: ContextPlaces,
): PersonSource {
  let known: Promise<LoadedPerson> | null = null;
  const forget = (): void => {
    known = null;
  };
  let signedInAs: string | undefined;
  connection.session.subscribe(() => {
    const now = connection.session.user()?.id;
    if (signedInAs !== undefined && now !== signedInAs) forget();
    signedInAs = now;
  });
  return {
    get(asked) {
      if (known === null || asked !== null) {
        const loading = loadPerson(connection, places, asked);
        loading.catch(() => {
          if (known === loading) forget();
        });
        known = loading;
      }
      return known;
    },
  };
}
