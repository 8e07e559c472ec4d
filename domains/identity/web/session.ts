import type { FrameClient, Token } from '@hearth/auth-frame/client';
import type { SecondStep, Session, UserInfo } from '@hearth/client/session';
import { logout } from '../contract/endpoints.ts';

/** A token is asked for anew this long before it ends, so that it is still good when the call arrives. */
const EARLY_MS = 30_000;

/** Dependencies of a session. */
export interface SessionParts {
  readonly frame: FrameClient;
  /** Reads who the holder of a token is. */
  readonly readUser: (token: string) => Promise<UserInfo>;
  /** Put before the path of the sign-out call; absent for the page's own host. */
  readonly origin?: string;
}

interface HeldToken {
  readonly token: Token;
  readonly endsAt: number;
}

/** What a page that has to start over is answered. */
const NEVER = new Promise<never>(() => undefined);

const validation = (captcha: string | undefined) => (captcha === undefined ? {} : { validationData: { captcha } });

/** The token of this page, asked for at the frame and kept until shortly before it ends. */
function createTokenKeeper(frame: FrameClient, onOtherSession: (token: Token | null) => void, tell: () => void) {
  let held: HeldToken | null = null;
  let paused = false;
  let asking: Promise<string | null> | null = null;

  function take(token: Token | null): string | null {
    const shown = held?.token;
    const before = shown?.session_id;
    const acted = shown?.impersonator_id ?? token?.impersonator_id;
    if (shown !== undefined && token !== null && acted !== undefined && before !== token.session_id) {
      paused = true;
      tell();
      return null;
    }
    held = token === null ? null : { token, endsAt: Date.now() + token.expires_in * 1000 };
    if (before !== token?.session_id) onOtherSession(token);
    return token?.access_token ?? null;
  }

  function ask(fresh: boolean): Promise<string | null> {
    if (asking !== null) return asking;
    const mine = frame
      .send('getToken', fresh ? { fresh } : {})
      .then((token) => {
        const taken = take(token);
        return paused ? NEVER : taken;
      })
      .finally(() => {
        asking = null;
      });
    asking = mine;
    return mine;
  }

  frame.onNotice((state) => {
    if (state === 'ended') take(null);
    else void ask(false).catch(() => null);
  });

  return {
    take,
    ask,
    get: (): Promise<string | null> => {
      if (paused) return NEVER;
      if (held !== null && held.endsAt - Date.now() > EARLY_MS) return Promise.resolve(held.token.access_token);
      return ask(false);
    },
    current: (): Token | null => held?.token ?? null,
    isPaused: () => paused,
  };
}
type TokenKeeper = ReturnType<typeof createTokenKeeper>;

/** Who is signed in. Readings at the same time are one. */
function createUserReader(tokens: () => TokenKeeper, readUser: SessionParts['readUser'], tell: () => void) {
  let user: UserInfo | null = null;
  let reading: Promise<UserInfo | null> | null = null;

  function readCurrent(): Promise<UserInfo | null> {
    if (reading !== null) return reading;
    const mine = read().finally(() => {
      if (reading === mine) reading = null;
    });
    reading = mine;
    return mine;
  }

  async function read(): Promise<UserInfo | null> {
    const token = await tokens().get();
    const session = tokens().current()?.session_id;
    const found = token === null ? null : await readUser(token);
    const now = tokens().current();
    // Somebody else signed in meanwhile: whoever asked is told who is here now.
    if (now?.session_id !== session) return now === null ? null : readCurrent();
    user = found;
    tell();
    return found;
  }

  return {
    current: () => user,
    readCurrent,
    readAnew: (): Promise<UserInfo | null> => {
      // A first reading that is under way is as new as it gets.
      if (user !== null) reading = null;
      return readCurrent();
    },
    forget: () => {
      user = null;
      reading = null;
    },
  };
}

/** The ways to sign in, each of which ends with a token or a second step. */
function createSignIn(frame: FrameClient, take: TokenKeeper['take']): Pick<Session, 'signIn' | 'signUp' | 'federate'> {
  /** The second step of a sign-in, whatever its first one was. */
  function secondStep(id: string): SecondStep {
    return {
      answer: async (code, trusts = false) => {
        const token = await frame.send('sendCustomChallengeAnswer', {
          challenge_id: id,
          answer: code,
          trust_device: trusts,
        });
        if ('access_token' in token) take(token);
      },
      reportLost: async () => {
        await frame.send('sendCustomChallengeAnswer', { challenge_id: id, answer: '', lost_device: true });
      },
    };
  }

  return {
    signIn: async ({ username, password, captcha }) => {
      const answer = await frame.send('login', { username, password, ...validation(captcha) });
      if (!('challenge' in answer)) {
        take(answer);
        return null;
      }
      return secondStep(answer.challenge.challenge_id);
    },
    signUp: async ({ email, password, phoneNumber, captcha }) => {
      take(
        await frame.send('signUp', {
          email,
          password,
          ...(phoneNumber === undefined ? {} : { phone_number: phoneNumber }),
          ...validation(captcha),
        }),
      );
    },
    federate: async (provider) => {
      const { link, challenge_id: id } = await frame.send('federate', { provider });
      return {
        link,
        attempt: id.slice(id.indexOf(':') + 1),
        complete: async (code = '') => {
          const end = await frame.send('sendCustomChallengeAnswer', { challenge_id: id, answer: code });
          if ('challenge' in end) return { isNewUser: false, step: secondStep(end.challenge.challenge_id) };
          if (!('access_token' in end)) return null;
          take(end);
          return { isNewUser: end.is_new_user === true, step: null };
        },
      };
    },
  };
}

/** The session of this page over the authentication frame. Only the frame's word that there is none ends it. */
export function createSession({ frame, readUser, origin = '' }: SessionParts): Session {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const users = createUserReader(() => tokens, readUser, tell);
  const tokens: TokenKeeper = createTokenKeeper(
    frame,
    (token) => {
      users.forget();
      tell();
      if (token !== null && token.restricted_to === undefined) void users.readCurrent().catch(() => null);
    },
    tell,
  );

  /** The specification's call, which needs a token and the frame's handle. */
  async function logOut(): Promise<void> {
    const { refresh_token: handle } = await frame.send('getRefreshToken', {});
    const token = await tokens.get();
    if (handle === null || token === null) return;
    await fetch(`${origin}${logout.path}`, {
      method: logout.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: handle }),
    });
  }

  return {
    getToken: tokens.get,
    check: async (fresh = false) => (await tokens.ask(fresh)) !== null,
    user: users.current,
    loadUser: users.readAnew,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isRestricted: () => tokens.current()?.restricted_to !== undefined,
    isActing: () => tokens.current()?.impersonator_id !== undefined,
    isPaused: tokens.isPaused,
    stopActing: async () => {
      await frame.send('isImpersonating', { stop: true });
    },
    ...createSignIn(frame, tokens.take),
    signOut: async () => {
      // Whatever becomes of the call, the frame ends the same session by its cookie.
      await logOut().catch(() => undefined);
      await frame.send('signOut', {});
      tokens.take(null);
    },
  };
}
