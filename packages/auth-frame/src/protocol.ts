import { isRecord, VERSION } from './message.ts';
import { flag, hasShape, optional, text, texts } from './shape.ts';
import type { Check } from './shape.ts';

/** A message longer than this, written as JSON, is dropped. */
export const LARGEST_MESSAGE = 16_384;

const ID = /^[0-9a-f]{32}$/;
const id: Check = (value) => typeof value === 'string' && ID.test(value);
const version: Check = (value) => value === VERSION;

/** The eight messages with their payloads; the names are the specification's. */
export interface Requests {
  readonly getToken: { readonly fresh?: boolean };
  readonly login: { readonly username: string; readonly password: string; readonly validationData?: TextRecord };
  readonly getRefreshToken: Empty;
  readonly signOut: Empty;
  readonly signUp: {
    readonly email: string;
    readonly password: string;
    readonly phone_number?: string;
    readonly validationData?: TextRecord;
  };
  /** With `stop`, acting for somebody else ends first, whatever state it is in. */
  readonly isImpersonating: { readonly stop?: boolean };
  readonly sendCustomChallengeAnswer: {
    readonly challenge_id: string;
    readonly answer: string;
    /** Instead of an answer: sends the link with which its owner says that the device is lost. */
    readonly lost_device?: boolean;
    /** With a code of the app: no code is asked for on this device for a while. */
    readonly trust_device?: boolean;
  };
  readonly federate: { readonly provider: string };
}

type Empty = Readonly<Record<never, never>>;
type TextRecord = Readonly<Record<string, string>>;

/** An access token as the frame hands it out. */
export interface Token {
  readonly access_token: string;
  /** Seconds for which it is still good. */
  readonly expires_in: number;
  readonly session_id: string;
  readonly user_id: string;
  /** Present while the person may do nothing but set up what is demanded of them. */
  readonly restricted_to?: 'SECOND_FACTOR_SETUP';
  /** Who acts for the person, while somebody does. */
  readonly impersonator_id?: string;
}

/** The password was right; `sendCustomChallengeAnswer` under this id is the next message. */
export interface SignInChallenge {
  readonly challenge: { readonly challenge_id: string; readonly kind: 'TOTP'; readonly expires_at: string };
}

/** Where the popup goes; for a passkey, the domain that it is registered under. `sendCustomChallengeAnswer` under this id, with the code of the popup's word or none, ends the sign-in. */
export interface FederatedChallenge {
  readonly link: string;
  readonly challenge_id: string;
}

/** The `provider` that stands for the person's own passkey, and what begins the ids of its challenges. No provider is called so. */
export const PASSKEY = 'passkey:';
/** Begins the ids of challenges that a provider answers. */
export const FEDERATED = 'federation:';

/**
 * The result of each message; `null` means that there is definitely no session. `null` is the definite word that
 * there is no session.
 */
export interface Results {
  readonly getToken: Token | null;
  readonly login: Token | SignInChallenge;
  readonly getRefreshToken: { readonly refresh_token: string | null };
  readonly signOut: { readonly signed_out: true };
  readonly signUp: Token;
  readonly isImpersonating: { readonly is_impersonating: boolean };
  readonly sendCustomChallengeAnswer:
    | (Token & { readonly is_new_user?: boolean })
    /** The provider's word was right; the account has a second step. */
    | SignInChallenge
    | { readonly sent: true }
    | { readonly pending: true };
  readonly federate: FederatedChallenge;
}

export type RequestType = keyof Requests;

/** The page's message to the frame, over the port. */
export interface FrameRequest<T extends RequestType = RequestType> {
  readonly v: typeof VERSION;
  readonly id: string;
  readonly type: T;
  readonly payload: Requests[T];
}

/** Why the frame refuses. */
export interface FrameError {
  readonly code: string;
  readonly status: number;
  /** The fields at fault, as the server named them. */
  readonly fields?: readonly { readonly field: string; readonly rule: string; readonly message: string }[];
  readonly retry_after_seconds?: number;
}

/** The frame's answer, under the request's id. */
export type FrameReply =
  | { readonly v: typeof VERSION; readonly id: string; readonly ok: true; readonly result: unknown }
  | { readonly v: typeof VERSION; readonly id: string; readonly ok: false; readonly error: FrameError };

/** An unsolicited message of the frame: the session ended or changed in another tab. */
export interface FrameNotice {
  readonly v: typeof VERSION;
  readonly type: 'session';
  readonly state: 'ended' | 'changed';
}

/** The first message, to the frame's window; it brings the port for all others. */
export interface Hello {
  readonly v: typeof VERSION;
  readonly type: 'hello';
  readonly id: string;
}

const PAYLOADS: Readonly<Record<RequestType, Readonly<Record<string, Check>>>> = {
  getToken: { fresh: optional(flag) },
  login: { username: text(254), password: text(1024), validationData: optional(texts) },
  getRefreshToken: {},
  signOut: {},
  signUp: {
    email: text(1000),
    password: text(1024),
    phone_number: optional(text(40)),
    validationData: optional(texts),
  },
  isImpersonating: { stop: optional(flag) },
  sendCustomChallengeAnswer: {
    challenge_id: text(64),
    answer: text(8192),
    lost_device: optional(flag),
    trust_device: optional(flag),
  },
  federate: { provider: text(254) },
};

function isSmall(message: unknown): boolean {
  try {
    return JSON.stringify(message).length <= LARGEST_MESSAGE;
  } catch {
    return false;
  }
}

const requestType: Check = (value) => typeof value === 'string' && Object.hasOwn(PAYLOADS, value);

/** A request of the right version, size and shape, or null for anything else. */
export function readRequest(message: unknown): FrameRequest | null {
  if (!isSmall(message) || !hasShape(message, { v: version, id, type: requestType, payload: isRecord })) return null;
  const request = message as unknown as FrameRequest;
  return hasShape(request.payload, PAYLOADS[request.type]) ? request : null;
}

/** The first message, or null for anything else. */
export function readHello(message: unknown): Hello | null {
  const right = isSmall(message) && hasShape(message, { v: version, id, type: (value) => value === 'hello' });
  return right ? (message as unknown as Hello) : null;
}
