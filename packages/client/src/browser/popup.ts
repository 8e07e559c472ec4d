/** Why a sign-in in a popup came to nothing; `code` is the key of its words. */
export class PopupFailed extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'PopupFailed';
    this.code = code;
  }
}

/**
 * The popup's message to its opener; it carries no token, only `details` that this browser can use. It carries no
 * token: `details` is of use to this browser alone.
 */
export interface PopupMessage {
  readonly success: boolean;
  readonly isNewUser?: boolean;
  readonly details?: { readonly attempt: string; readonly code: string };
  readonly error?: string;
}

/** The specification's limit for the popup of a job board; sign-in popups have the same. */
export const POPUP_TIMEOUT_MS = 300_000;
/** How often it is looked whether a sign-in popup was closed. */
export const SOCIAL_POLL_MS = 2000;
/** How often for all other popups. */
export const OTHER_POLL_MS = 1000;

/** The channel on which the last page speaks where the provider's page has cut it off from its opener. */
export const POPUP_CHANNEL = 'hearth-oauth2';

/** Opens an empty popup. To be called while a click is handled, or browsers block it; then it throws POPUP_BLOCKED. */
export function openPopup(page: Window = window): Window {
  const popup = page.open('', 'hearth-sign-in', 'popup,width=500,height=680');
  if (popup === null) throw new PopupFailed('POPUP_BLOCKED');
  return popup;
}

/** The popup and attempt that the opener waits for. */
export interface PopupWait {
  readonly page: Window;
  readonly popup: Window;
  /** The attempt that the word must be about. */
  readonly attempt: string;
  readonly pollMs: number;
  readonly timeoutMs?: number;
  /**
   * Asked when the popup seems closed, and when the time is over: some providers' pages make an open popup look closed, so a
   * closed one is no answer by itself. Resolves with how the attempt stands by the server's word, or null while it is open.
   */
  readonly ask: () => Promise<PopupMessage | null>;
}

function readWord(data: unknown, attempt: string): PopupMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const word = data as Readonly<Record<string, unknown>>;
  const isRight =
    word['source'] === POPUP_CHANNEL && word['attempt'] === attempt && typeof word['success'] === 'boolean';
  return isRight ? (data as unknown as PopupMessage) : null;
}

/**
 * The popup's word about an attempt: from the popup itself or over the channel, of this origin and about this attempt; else
 * the server's. Rejects with POPUP_CLOSED or POPUP_TIMED_OUT. Listens to nothing any more afterwards.
 */
export function awaitPopup(waiting: PopupWait): Promise<PopupMessage> {
  const { page, popup, attempt, pollMs, timeoutMs = POPUP_TIMEOUT_MS, ask } = waiting;
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(POPUP_CHANNEL);
    let asking = false;
    let heard: PopupMessage | null = null;
    let looksClosed = 0;
    const hear = (event: MessageEvent): void => {
      if (event.origin !== page.location.origin || event.source !== popup) return;
      settle(readWord(event.data, attempt));
    };
    const end = (): void => {
      clearInterval(poll);
      clearTimeout(limit);
      page.removeEventListener('message', hear);
      channel.close();
    };
    const settle = (word: PopupMessage | null): void => {
      if (word === null) return;
      // The server is being asked, which may end the attempt: only one of the two may act on it, and the server's word goes first.
      if (asking) {
        heard = word;
        return;
      }
      end();
      resolve(word);
    };
    const giveUp = (code: string): void => {
      end();
      reject(new PopupFailed(code));
    };
    const askThen = async (code: string | null): Promise<void> => {
      if (asking) return;
      asking = true;
      const word = await ask().catch(() => null);
      asking = false;
      const found = word ?? heard;
      if (found !== null) settle(found);
      else if (code !== null) giveUp(code);
    };
    const poll = setInterval(() => {
      if (!popup.closed) return;
      looksClosed += 1;
      // The last page says its word and closes: its word may still be on the way at the first look.
      void askThen(looksClosed > 1 ? 'POPUP_CLOSED' : null);
    }, pollMs);
    const limit = setTimeout(() => {
      popup.close();
      void askThen('POPUP_TIMED_OUT');
    }, timeoutMs);
    page.addEventListener('message', hear);
    channel.onmessage = ({ data }) => settle(readWord(data, attempt));
  });
}

/** Sends the popup's message to its opener, if any, and to the channel of this origin. */
export function postPopupMessage(page: Window, attempt: string, word: PopupMessage): void {
  const message = { ...word, source: POPUP_CHANNEL, attempt };
  if (page.opener !== null) (page.opener as Window).postMessage(message, page.location.origin);
  const channel = new BroadcastChannel(POPUP_CHANNEL);
  channel.postMessage(message);
  channel.close();
}
