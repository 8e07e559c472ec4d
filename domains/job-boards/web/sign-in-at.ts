import { awaitPopup, openPopup, OTHER_POLL_MS, PopupFailed } from '@hearth/client/browser/popup';

/** The two calls of a sign-in: begin returns the popup's address, end sends its result. */
export interface SignInCalls {
  readonly begin: (redirectUri: string) => Promise<{ readonly link: string; readonly state: string }>;
  readonly end: (code: string, redirectUri: string, state: string) => Promise<unknown>;
}

/**
 * Signs in at a job board. To be called while a click is handled: the popup opens at once and goes on when its address is
 * known. What it says counts when it is about this very attempt. Rejects with an error whose `code` the phrases know.
 */
export async function signInAtBoard({ begin, end }: SignInCalls): Promise<void> {
  const popup = openPopup();
  try {
    const redirectUri = `${window.location.origin}/oauth2`;
    const { link, state } = await begin(redirectUri);
    popup.location.replace(link);
    const word = await awaitPopup({
      page: window,
      popup,
      attempt: state,
      pollMs: OTHER_POLL_MS,
      // The board tells nobody but the popup how it ended.
      ask: () => Promise.resolve(null),
    });
    if (word.details === undefined) throw new PopupFailed('BOARD_SIGN_IN_REFUSED');
    await end(word.details.code, redirectUri, state);
  } finally {
    popup.close();
  }
}
