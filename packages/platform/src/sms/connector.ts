import { refuseWithinTransaction } from '../database.ts';

/** A text on its way out. */
export interface OutgoingText {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** Where the provider says what became of it. */
  readonly statusUrl: string;
  readonly now: Date;
}

/** A call of the provider, as it came: what is signed is its bytes. */
export interface ProviderCall {
  /** The address that was called, as the provider knows it. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly now: Date;
}

/** A text that somebody sent to one of our numbers. */
export interface IncomingText {
  /** The provider's id: the same text has it however often it is handed over. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** The delivery status of a text message. */
export interface TextStatus {
  readonly state: 'sent' | 'delivered' | 'failed';
  readonly problem: string | null;
}

/** The provider will never take this text: trying again changes nothing. */
export class TextRefused extends Error {}

/** What a provider of texts has to do. Calls that do not prove themselves, or say nothing that is understood, read as null. */
export interface SmsConnector {
  /** Hands a text over. Throws TextRefused when it will never be taken, and anything else when it may be later. */
  readonly send: (text: OutgoingText) => Promise<void>;
  /** Whether the head of a call bears what such a call proves itself with; where not, its body need not be read. */
  readonly mayProve: (call: Pick<ProviderCall, 'headers' | 'now'>) => boolean;
  readonly readInbound: (call: ProviderCall) => IncomingText | null;
  readonly readStatus: (call: ProviderCall) => TextStatus | null;
  /** What the provider wants to hear when a call of it was taken. */
  readonly thanks: { readonly type: string; readonly body: string };
}

const PATIENCE_MS = 15_000;
/** Statuses of HTTP that may be another one later. */
const PASSING = new Set([401, 403, 408, 425, 429]);

/** Posts to the provider, whose address the operator has set: it may be a gateway in the house. Redirects are not followed. */
export async function post(url: string, headers: Record<string, string>, body: string): Promise<void> {
  refuseWithinTransaction('The provider of texts');
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const problem = `The provider answered ${answer.status}.`;
  throw answer.status >= 400 && answer.status < 500 && !PASSING.has(answer.status)
    ? new TextRefused(problem)
    : new Error(problem);
}
