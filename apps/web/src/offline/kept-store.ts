/**
 * The browser's offline store by name; failures of the browser read as undefined. Every failure of the browser is
 * answered with nothing.
 */
export interface OfflineStore {
  readonly get: (name: string) => Promise<unknown>;
  /** All values whose names begin so. */
  readonly list: (beginning: string) => Promise<readonly unknown[]>;
  readonly put: (name: string, value: unknown) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  readonly clear: () => Promise<void>;
  /** Removes everything but what has a name that begins so. */
  readonly clearBut: (beginning: string) => Promise<void>;
}

const DATABASE = 'hearth';
const STORE = 'kept';

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser refused.')));
  });
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  return toPromise(opening);
}

let database: Promise<IDBDatabase> | null = null;

async function attempt<T>(
  mode: IDBTransactionMode,
  otherwise: T,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  try {
    database ??= open();
    return await toPromise(work((await database).transaction(STORE, mode).objectStore(STORE)));
  } catch (error) {
    database = null;
    console.warn('The browser refused to keep something for offline.', error);
    return otherwise;
  }
}

/** The store of this browser. */
export const keptStore: OfflineStore = {
  get: (name) => attempt<unknown>('readonly', undefined, (store) => store.get(name)),
  list: (beginning) =>
    attempt<unknown[]>('readonly', [], (store) => store.getAll(IDBKeyRange.bound(beginning, `${beginning}\uFFFF`))),
  put: async (name, value) => {
    await attempt<IDBValidKey>('readwrite', '', (store) => store.put(value, name));
  },
  remove: async (name) => {
    await attempt<undefined>('readwrite', undefined, (store) => store.delete(name));
  },
  clearBut: async (beginning) => {
    await attempt<undefined>('readwrite', undefined, (store) => {
      store.delete(IDBKeyRange.upperBound(beginning, true));
      return store.delete(IDBKeyRange.lowerBound(`${beginning}\uFFFF`, true));
    });
  },
  clear: () => attempt<undefined>('readwrite', undefined, (store) => store.clear()),
};
