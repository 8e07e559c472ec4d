import { randomInt } from 'node:crypto';
import { SYSTEM } from '@hearth/platform/database';
import { untilCommitted } from '@hearth/platform/database/until-kept';
import type { FreeWork, Work } from '@hearth/platform/module';
import { judgeTry } from '../rules/judge-try.ts';
import type { TryResult, Verdict } from '../rules/judge-try.ts';
import { retryAt } from './jobs/deliver-job.ts';
import { bodyOf } from './present.ts';
import { insertChange } from './queries/change.ts';
import { keepTry } from './queries/delivery.ts';
import type { TakenDelivery } from './queries/delivery.ts';
import { noteFailing, pauseFailing } from './queries/webhook.ts';
import { sendWebhook } from './send-webhook.ts';
import { tellPaused } from './tell-managers.ts';
import { signMessage } from './webhook-secret.ts';

/** Chances are drawn in parts of this. */
const PARTS = 1_000_000;

/** A delivery with the secrets that sign it; null where they can't be opened, and nothing can be sent. */
export interface ReadyDelivery extends TakenDelivery {
  readonly secrets: readonly string[] | null;
}

/** Sends a delivery once and keeps what came of it. One that is broken off with the node is left for another. */
export async function deliver(work: FreeWork, line: ReadyDelivery): Promise<void> {
  const { clock, signal } = work;
  const result = await tryOnce(work, line);
  if (signal.aborted) return;
  const verdict = judgeTry(result, {
    attempt: line.attempts,
    failingSince: line.failing_since,
    now: clock.now(),
    chance: randomInt(PARTS) / PARTS,
  });
  await untilCommitted(signal, () => work.run(SYSTEM, (means) => keepOutcome(means, line, result, verdict)));
}

/** A delivery that can't be signed is judged as one whose receiver can't be reached: it is tried again, paused and told in the same way. */
async function tryOnce({ config, clock, signal }: FreeWork, line: ReadyDelivery): Promise<TryResult> {
  if (line.secrets === null) return { status: null, failure: 'UNREACHABLE' };
  const body = bodyOf(line);
  const headers = signMessage(line.secrets, { id: line.event_id, at: clock.now(), body });
  return sendWebhook(config, { address: line.address, headers, body }, signal);
}

async function keepOutcome(
  work: Work<'system'>,
  line: TakenDelivery,
  result: TryResult,
  { state, notBefore, failure, failingSince, pause }: Verdict,
): Promise<void> {
  const { db, clock } = work;
  const now = clock.now();
  await keepTry(db, line.id, {
    state,
    not_before: notBefore,
    failure,
    tried_at: now,
    response_status: result.status,
    response_body: result.status === null ? null : result.body,
  });
  if (pause === null) {
    await noteFailing(db, line.endpoint_id, failingSince);
    if (notBefore !== null) await retryAt(work, notBefore);
    return;
  }
  const paused = await pauseFailing(db, line.endpoint_id, pause, now);
  if (paused === undefined) return;
  await insertChange(db, paused, { action: 'PAUSED', actorId: null, at: now });
  await tellPaused(work, paused);
}
