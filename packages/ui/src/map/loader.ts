/** Where a map's code is: five states, of which three can be left again. */
export type MapState = 'not-loaded' | 'loading' | 'loaded' | 'failed' | 'auth-failure';

/** What happens to a loader. */
export type MapEvent = 'load' | 'arrived' | 'broke' | 'refused';

/** The state after an event; one that cannot happen in a state changes nothing. A refused key can be refused late. */
export function nextMapState(state: MapState, event: MapEvent): MapState {
  if (event === 'refused') return state === 'not-loaded' ? state : 'auth-failure';
  if (event === 'load') return state === 'not-loaded' || state === 'failed' ? 'loading' : state;
  if (state !== 'loading') return state;
  return event === 'arrived' ? 'loaded' : 'failed';
}

/** What a provider throws when its key is not accepted. */
export class MapKeyRefused extends Error {}

/** Loads a map's code once for a page, and says where it is. */
export type MapLoader<Engine> = {
  state: () => MapState;
  /** The engine, once it is there. */
  engine: () => Engine | undefined;
  load: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** Makes a loader. `fetchEngine` may tell of a key that is refused after the code has come. */
export function createMapLoader<Engine>(fetchEngine: (refused: () => void) => Promise<Engine>): MapLoader<Engine> {
  let state: MapState = 'not-loaded';
  let engine: Engine | undefined;
  const listeners = new Set<() => void>();
  function happen(event: MapEvent) {
    const next = nextMapState(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }
  return {
    state: () => state,
    engine: () => engine,
    load: () => {
      if (nextMapState(state, 'load') === state) return;
      happen('load');
      fetchEngine(() => happen('refused')).then(
        (arrived) => {
          engine = arrived;
          happen('arrived');
        },
        (error: unknown) => happen(error instanceof MapKeyRefused ? 'refused' : 'broke'),
      );
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
