/** The load state of a map: five states, three of them not final. */
export type MapState = 'not-loaded' | 'loading' | 'loaded' | 'failed' | 'auth-failure';

/** The events of a map loader. */
export type MapEvent = 'load' | 'arrived' | 'broke' | 'refused';

/** The state after an event; one that cannot happen in a state changes nothing. A refused key can be refused late. */
export function nextMapState(state: MapState, event: MapEvent): MapState {
  if (event === 'refused') return state === 'not-loaded' ? state : 'auth-failure';
  if (event === 'load') return state === 'not-loaded' || state === 'failed' ? 'loading' : state;
  if (state !== 'loading') return state;
  return event === 'arrived' ? 'loaded' : 'failed';
}

/** Thrown by a provider whose API key is rejected. */
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
  function transition(event: MapEvent) {
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
      transition('load');
      fetchEngine(() => transition('refused')).then(
        (arrived) => {
          engine = arrived;
          transition('arrived');
        },
        (error: unknown) => transition(error instanceof MapKeyRefused ? 'refused' : 'broke'),
      );
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
