/** The translation of a message; `text` is null where none was needed. */
export interface StoredTranslation {
  readonly of: string;
  readonly source: string;
  readonly text: string | null;
}

/** Translations of one conversation; only the message concerned rerenders. */
export interface TranslationStore {
  readonly get: (id: string) => StoredTranslation | undefined;
  readonly add: (made: readonly (readonly [string, StoredTranslation])[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createTranslationStore(): TranslationStore {
  const known = new Map<string, StoredTranslation>();
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
