import { STORAGE_PREFIX } from '@hearth/kit/constants';

/** What is stored without being asked: the page cannot do its work otherwise. */
const NECESSARY = [
  'storage-policy',
  'customWelcomePageShown',
  'shared_state',
  'selectedJobFilterDashboard',
  'userContext',
  'side_bar_state',
  'brand_theme',
  'brands_list_active_tab',
  'user_location',
  'client_id',
  // The pairing of a shared tablet, and what waits on it: it outlives whoever signs in and out there.
  'clock_kiosk',
] as const;
/** What is stored only with consent to preferences. */
export const PREFERENCE_KEYS = ['hmap_active_ui_view', 'hmap_active_view', 'hmap_active_sorting'] as const;

export type StorageKey = (typeof NECESSARY)[number] | (typeof PREFERENCE_KEYS)[number];

/** How long a value is kept when nothing else is said: one day. */
export const STORAGE_EXPIRY_MS = 86_400_000;
/** No expiry: for what happens once and never again (reading 20). */
export const NEVER = null;

/** The part of a browser's storage that is used. */
export type Area = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Values under the keys of the specification, each with its end. */
export interface BrowserStorage {
  /** The value, or null when there is none, it has ended, or it cannot be read. */
  readonly read: (key: StorageKey) => unknown;
  /** Keeps a value for a while. An unknown key is an error in the console and nothing is stored. */
  readonly write: (key: StorageKey, value: unknown, expiryMs?: number | null) => void;
  readonly remove: (key: StorageKey) => void;
}

/** What a storage needs; `mayPrefer` says whether preferences may be kept. */
export interface StorageParts {
  /** Asked for at each use: a browser may refuse even to name its storage. */
  readonly area: () => Area;
  readonly now: () => number;
  readonly mayPrefer: () => boolean;
  readonly console: Pick<Console, 'error' | 'warn'>;
}

interface StoredValue {
  readonly value: unknown;
  readonly until: number | null;
}

/** A storage over an area of the browser. Failures of the browser are warned of and the page goes on. */
export function createStorage({ area, now, mayPrefer, console }: StorageParts): BrowserStorage {
  const isKnown = (key: StorageKey): boolean => {
    if ([...NECESSARY, ...PREFERENCE_KEYS].includes(key)) return true;
    console.error(`"${key}" is not a storage key.`);
    return false;
  };
  const attempt = <T>(what: () => T): T | null => {
    try {
      return what();
    } catch (error) {
      console.warn('The browser refused its storage.', error);
      return null;
    }
  };
  const remove = (key: StorageKey): void => {
    if (isKnown(key)) attempt(() => area().removeItem(`${STORAGE_PREFIX}${key}`));
  };
  return {
    read(key) {
      if (!isKnown(key)) return null;
      const kept = attempt(() => JSON.parse(area().getItem(`${STORAGE_PREFIX}${key}`) ?? 'null') as StoredValue | null);
      if (kept === null || typeof kept !== 'object') return null;
      if (typeof kept.until !== 'number' || kept.until > now()) return kept.value ?? null;
      remove(key);
      return null;
    },
    write(key, value, expiryMs = STORAGE_EXPIRY_MS) {
      if (!isKnown(key)) return;
      if ((PREFERENCE_KEYS as readonly string[]).includes(key) && !mayPrefer()) return;
      const kept: StoredValue = { value, until: expiryMs === NEVER ? null : now() + expiryMs };
      attempt(() => area().setItem(`${STORAGE_PREFIX}${key}`, JSON.stringify(kept)));
    },
    remove,
  };
}

/** The local storage of this browser. */
export const storage: BrowserStorage = createStorage({
  area: () => localStorage,
  now: () => Date.now(),
  mayPrefer: () => hasConsent(storage.read('storage-policy'), 'PREFERENCES'),
  console,
});

/** Tells if a consent record allows a category. */
export function hasConsent(record: unknown, category: 'PREFERENCES' | 'ANALYTICS' | 'MARKETING'): boolean {
  return typeof record === 'object' && record !== null && category in record && Object(record)[category] === true;
}
