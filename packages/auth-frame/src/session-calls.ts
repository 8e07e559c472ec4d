import type { FrameError, Token } from './protocol.ts';

/** The frame's own calls. The paths are those of the identity domain's contract, which this document is too small to carry. */
export const PATHS = {
  login: '/auth/session/login',
  signUp: '/auth/session/sign-up',
  refresh: '/auth/session/refresh',
  handle: '/auth/session/handle',
  signOut: '/auth/session/sign-out',
  isImpersonating: '/auth/session/is-impersonating',
  stopImpersonating: '/auth/session/stop-impersonating',
  challenge: '/auth/session/challenge',
  lostDevice: '/auth/session/lost-device',
  passkeyChallenge: '/auth/session/passkey/challenge',
  passkey: '/auth/session/passkey',
  federate: '/auth/session/federate',
  federation: '/auth/session/federation',
} as const;

/** A refused call, in the form in which the page hears of it. */
export class Refused extends Error {
  readonly error: FrameError;

  constructor(error: FrameError) {
    super(error.code);
    this.name = 'Refused';
    this.error = error;
  }
}

const UNREACHABLE: FrameError = { code: 'UNAVAILABLE', status: 503 };

/** Calls the frame's own origin with the session cookie and returns the answer's data. Rejects with Refused. */
export async function callSession<Answer>(path: string, body: object): Promise<Answer> {
  let response: Response;
  let envelope: { data?: (Partial<FrameError> & Record<string, unknown>) | undefined };
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      headers: { 'content-type': 'application/json', 'x-hearth-frame': '1' },
      body: JSON.stringify(body),
    });
    envelope = await response.json();
  } catch {
    throw new Refused(UNREACHABLE);
  }
  const { data } = envelope;
  if (response.ok && data !== undefined) return data as Answer;
  throw new Refused({
    code: typeof data?.code === 'string' ? data.code : UNREACHABLE.code,
    status: response.status,
    ...(Array.isArray(data?.fields) ? { fields: data.fields } : {}),
    ...(typeof data?.retry_after_seconds === 'number' ? { retry_after_seconds: data.retry_after_seconds } : {}),
  });
}

/** A token as the server answers it. */
export type ServerToken = Token & { readonly expires_at: string };
