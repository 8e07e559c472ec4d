/** What was made of the words of a message; `text` is null where nothing had to be. */
export interface Translated {
  readonly of: string;
  readonly source: string;
  readonly text: string | null;
}

/** What was made of the messages of one conversation: a message is drawn anew when its own comes, and no other. */
export interface TranslationStore {
  readonly get: (id: string) => Translated | undefined;
  readonly add: (made: readonly (readonly [string, Translated])[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createTranslationStore(): TranslationStore {
  const known = new Map<string, Translated>();
  const listeners = new Set<() => void>();
  return {
    get: (id) => known.get(id),
    add: (made) => {
      for (const [id, one] of made) known.set(id, one);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
