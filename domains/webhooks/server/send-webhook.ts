import type { Config } from '@hearth/platform/config/config';
import { outboundFetch } from '@hearth/platform/peers/open-internet';
import { ANSWER_BYTES, PATIENCE_MS } from '../rules/limits.ts';
import type { TryResult } from '../rules/judge-try.ts';

/** Everything but line breaks and tabs that no text shows. */
const CONTROL = /[^\P{Cc}\n\t]/gu;

/** The beginning of an answer as text that the database holds, of at most so many bytes. */
export function keptAnswer(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes).replaceAll(CONTROL, '');
  // What is cut within a character loses it.
  return new TextDecoder().decode(Buffer.from(text).subarray(0, ANSWER_BYTES), { stream: true });
}

/**
 * Hands a signed message to a receiver and waits for its answer, following nothing and reading no more than is kept. An address inside
 * the network and one that does not exist look the same, so that no answer tells what is there.
 */
export async function sendWebhook(
  config: Config,
  { address, headers, body }: { address: string; headers: Readonly<Record<string, string>>; body: string },
  signal: AbortSignal,
): Promise<TryResult> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await outboundFetch(config)(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Hearth-Webhooks', ...headers },
      body,
      signal: AbortSignal.any([signal, patience]),
      firstBytes: ANSWER_BYTES,
    });
    const text = keptAnswer(new Uint8Array(await answer.arrayBuffer()));
    return { status: answer.status, body: text, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return { status: null, failure: patience.aborted ? 'TIMEOUT' : 'UNREACHABLE' };
  }
}
