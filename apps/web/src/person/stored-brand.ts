import { PRODUCT, STORAGE_PREFIX } from '@hearth/kit/constants';

/** The brand in view as it is kept for the next page: ids only, and never trusted. */
export interface StoredBrand {
  readonly brand_id: string;
  readonly brand_type: string;
}

/** The value stored instead of a brand while the map is open. */
export const MAP_MODE = 'HMAP';

const KEY = `${STORAGE_PREFIX}userContext`;

/** The stores of the brand context: this tab's, and the hint for other tabs and pages. */
export interface ContextStores {
  readonly session: Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly cookies: { cookie: string };
  /** The domain of the cookie, where it is more than this host: `example.com` for `fr.example.com`, too. */
  readonly cookieDomain?: string | undefined;
  /** Told of what was kept, after it was kept. */
  readonly emit: (context: StoredBrand | typeof MAP_MODE) => void;
  readonly console: Pick<Console, 'warn'>;
}

/** The brand kept in this tab, or else the one that the cookie hints at; null in map mode and where nothing is kept. */
export function readStoredBrand(places: ContextStores): StoredBrand | null {
  const text = attempt(places, () => places.session.getItem(KEY) ?? readCookie(places.cookies.cookie));
  return text === null ? null : parse(text);
}

/** Tells if this tab itself has a stored brand; hints of other tabs do not count. */
export function isStoredInTab(brandId: string, places: ContextStores): boolean {
  return parse(attempt(places, () => places.session.getItem(KEY)) ?? '')?.brand_id === brandId;
}

/**
 * Keeps the brand for this tab and, as a cookie, for a day, and then tells of it. In map mode the text HMAP is kept and the
 * cookie removed.
 */
export function saveAndEmit(context: StoredBrand | typeof MAP_MODE, places: ContextStores): void {
  const attributes = `path=/; samesite=lax${places.cookieDomain === undefined ? '' : `; domain=${places.cookieDomain}`}`;
  attempt(places, () => {
    if (context === MAP_MODE) {
      places.session.setItem(KEY, MAP_MODE);
      places.cookies.cookie = `${KEY}=; max-age=0; ${attributes}`;
      return;
    }
    const text = JSON.stringify({ brand_id: context.brand_id, brand_type: context.brand_type });
    places.session.setItem(KEY, text);
    places.cookies.cookie = `${KEY}=${encodeURIComponent(text)}; max-age=86400; ${attributes}`;
  });
  places.emit(context);
}

function readCookie(cookies: string): string | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${KEY}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(KEY.length + 1));
}

function parse(text: string): StoredBrand | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('brand_id' in value) || !('brand_type' in value)) return null;
    return { brand_id: String(value.brand_id), brand_type: String(value.brand_type) };
  } catch {
    return null;
  }
}

function attempt<T>({ console }: ContextStores, what: () => T): T | null {
  try {
    return what();
  } catch (error) {
    console.warn(`${PRODUCT} could not keep the brand in view.`, error);
    return null;
  }
}
