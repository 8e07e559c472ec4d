import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  awaitPopup,
  openPopup,
  POPUP_CHANNEL,
  POPUP_TIMEOUT_MS,
  PopupFailed,
  postPopupMessage,
  SOCIAL_POLL_MS,
} from './popup.ts';
import type { PopupMessage, PopupWait } from './popup.ts';

const ORIGIN = 'https://app.example';

/** As much of a browser's window as the waiting looks at: it hears messages and knows its origin. */
function makePage() {
  const target = new EventTarget();
  const location = { origin: ORIGIN };
  return Object.assign(target, { location, opener: null }) as unknown as Window & EventTarget;
}
const makePopup = (): { closed: boolean; close: () => void } => {
  const popup = { closed: false, close: () => void (popup.closed = true) };
  return popup;
};
const message = (data: unknown, from: { origin?: string; source?: unknown }): Event =>
  Object.assign(new Event('message'), { data, origin: from.origin ?? ORIGIN, source: from.source });
const done: PopupMessage = { success: true, isNewUser: false, details: { attempt: 'a1', code: 'c' } };
const wordOf = (word: PopupMessage, attempt = 'a1') => ({ ...word, source: POPUP_CHANNEL, attempt });

function start(ask: PopupWait['ask'] = () => Promise.resolve(null)) {
  const page = makePage();
  const popup = makePopup();
  const outcome: { word?: PopupMessage; code?: string } = {};
  awaitPopup({ page, popup: popup as unknown as Window, attempt: 'a1', pollMs: SOCIAL_POLL_MS, ask }).then(
    (word) => (outcome.word = word),
    (error: unknown) => (outcome.code = error instanceof PopupFailed ? error.code : String(error)),
  );
  return { page, popup, outcome };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a blocked popup rejects the sign-in', () => {
  const page = { open: () => null } as unknown as Window;
  expect(() => openPopup(page)).toThrow(new PopupFailed('POPUP_BLOCKED'));
});

describe('the word of the popup', () => {
  test('counts from the popup itself, of this origin, about this attempt', async () => {
    const { page, popup, outcome } = start();
    page.dispatchEvent(message(wordOf(done), { source: popup }));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.word).toMatchObject(done);
  });

  test.each([
    ['another origin', wordOf(done), { origin: 'https://evil.example' }],
    ['another window', wordOf(done), { source: {} }],
    ['another attempt', wordOf(done, 'a2'), {}],
    ['something else', { success: true }, {}],
    ['nothing', null, {}],
  ])('from %s counts for nothing', async (_title, data, from) => {
    const { page, popup, outcome } = start();
    page.dispatchEvent(message(data, { source: popup, ...from }));
    await vi.advanceTimersByTimeAsync(10);
    expect(outcome).toEqual({});
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(2 * SOCIAL_POLL_MS);
  });

  test('arrives over the channel where the provider cut the popup off', async () => {
    const { outcome } = start();
    postPopupMessage(makePage(), 'a1', done);
    await vi.waitFor(() => expect(outcome.word).toMatchObject(done));
  });
});

describe('a popup that is closed', () => {
  test('rejects the sign-in, once the server has said that nothing happened', async () => {
    const ask = vi.fn(() => Promise.resolve(null));
    const { popup, outcome } = start(ask);
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(SOCIAL_POLL_MS);
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(SOCIAL_POLL_MS);
    expect(outcome.code).toBe('POPUP_CLOSED');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('is no answer where the server says that the sign-in is done', async () => {
    const { popup, outcome } = start(() => Promise.resolve(done));
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(SOCIAL_POLL_MS);
    expect(outcome.word).toEqual(done);
  });
});

describe('a word that comes while the server is being asked', () => {
  const askedMeanwhile = async (answer: PopupMessage | null) => {
    let tell: (word: PopupMessage | null) => void = () => undefined;
    const { page, popup, outcome } = start(() => new Promise((resolve) => (tell = resolve)));
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(SOCIAL_POLL_MS);
    page.dispatchEvent(message(wordOf(done), { source: popup }));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome).toEqual({});
    tell(answer);
    await vi.advanceTimersByTimeAsync(0);
    return outcome.word;
  };

  test('counts when the server knows of nothing yet', async () => {
    expect(await askedMeanwhile(null)).toMatchObject(done);
  });

  test('gives way to the server, which has ended the attempt', async () => {
    expect(await askedMeanwhile({ success: true, isNewUser: true })).toEqual({ success: true, isNewUser: true });
  });
});

test('a popup that takes 300 seconds is closed and rejects the sign-in', async () => {
  const { popup, outcome } = start();
  await vi.advanceTimersByTimeAsync(POPUP_TIMEOUT_MS - 1);
  expect(outcome).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect([popup.closed, outcome.code]).toEqual([true, 'POPUP_TIMED_OUT']);
});
