import { storage } from '@hearth/client/storage';
import type { BrowserStorage } from '@hearth/client/storage';

const LONGEST = 100;

/**
 * Whose sign-in this is: what the address of the login page says (`brand`), which is kept for the next visits, else what an
 * earlier address said.
 */
export function clientIdOf(search: URLSearchParams, kept: BrowserStorage = storage): string | undefined {
  const named = search.get('brand')?.trim() ?? '';
  if (named !== '' && named.length <= LONGEST) {
    kept.write('client_id', named);
    return named;
  }
  const before = kept.read('client_id');
  return typeof before === 'string' ? before : undefined;
}
