import { awaitPopup, openPopup, PopupFailed, SOCIAL_POLL_MS } from '@hearth/client/browser/popup';
import type { SecondStep, Session } from '@hearth/client/session';

/**
 * Signs in with an identity provider, by its code or a work address. To be called while a click is handled: the popup opens
 * at once and goes on when its address is known. Resolves with the step that is left, where the account asks for one more. Rejects with an error whose `code` the phrases know.
 */
export async function signInWith(
  session: Session,
  provider: string,
  hear: (popup: Window) => void,
): Promise<SecondStep | null> {
  const popup = openPopup();
  hear(popup);
  let step: SecondStep | null = null;
  try {
    const started = await session.federate(provider);
    popup.location.replace(started.link);
    const word = await awaitPopup({
      page: window,
      popup,
      attempt: started.attempt,
      pollMs: SOCIAL_POLL_MS,
      ask: async () => {
        const done = await started.complete();
        step = done?.step ?? null;
        return done === null ? null : { success: true, isNewUser: done.isNewUser };
      },
    });
    if (!word.success) throw new PopupFailed(word.error ?? 'PROVIDER_UNREACHABLE');
    // Without details it was the server's word, and the sign-in is done.
    if (word.details !== undefined) step = (await started.complete(word.details.code))?.step ?? null;
    return step;
  } finally {
    popup.close();
  }
}
