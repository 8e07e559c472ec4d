import type { PopupMessage } from '@hearth/client/browser/popup';

/** The result of a popup sign-in, for the page that started it. */
export interface PopupResult {
  readonly attempt: string;
  readonly word: PopupMessage;
}

/**
 * Reads the address of the popup's last page. An identity provider's sign-in names its `attempt`; a job board comes back with
 * the `state` that it was sent with. Null when the address tells of neither: then nobody waits.
 */
export function readPopupResult(search: URLSearchParams): PopupResult | null {
  const attempt = search.get('attempt') ?? search.get('state');
  if (attempt === null || attempt === '') return null;
  const code = search.get('code');
  const error = search.get('error');
  if (error !== null || code === null)
    return { attempt, word: { success: false, error: error ?? 'ATTEMPT_NOT_VALID' } };
  return { attempt, word: { success: true, isNewUser: search.get('is_new') === '1', details: { attempt, code } } };
}
