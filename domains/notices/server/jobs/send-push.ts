import { createHash } from 'node:crypto';
import { SYSTEM } from '@hearth/platform/database';
import { untilCommitted } from '@hearth/platform/database/until-kept';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { workOn } from '@hearth/platform/module';
import type { FreeWork, Work } from '@hearth/platform/module';
import { readSettings } from '@hearth/domains/core/service';
import { NOTICE_KINDS } from '../../contract/kinds.ts';
import { pushSubscription } from '../../contract/schemas.ts';
import type { PushSubscriptionKeys } from '../../contract/schemas.ts';
import { isGivenUp, judgePush } from '../../rules/judge-push.ts';
import { pushHandling, pushMessage } from '../../rules/push-message.ts';
import type { PushMessage } from '../../rules/push-message.ts';
import { NOTICE_POLICY } from '../../rules/settings.ts';
import { emitNoticesChanged } from '../emit-notices-changed.ts';
import { findLostRights, findWithheld } from '../lost-rights.ts';
import { findOffClock } from '../off-clock.ts';
import { findPushKey } from '../push-key.ts';
import type { PushKey } from '../push-key.ts';
import { holdUntil } from '../queries/delivery.ts';
import { SUBSCRIPTION } from '../queries/device.ts';
import { countUnreadOf } from '../queries/notice.ts';
import { keepVerdicts, takeDuePushes } from '../queries/push.ts';
import type { DuePush, JudgedPush } from '../queries/push.ts';
import { findReceivers } from '../receivers.ts';
import { sendPush } from '../send-push.ts';
import { noticePhrases } from '../words.ts';

export const SEND_PUSH = defineJob('notices.sendPush', {}, { isKeyed: true });
/** How many are on their way at the same time. */
const TOGETHER = 20;
/** What a node has taken and not noted by then is sent by another. */
const LEASE_MS = 120_000;
/** Of nobody whose devices are reached: their own zone decided when. */
const NO_ZONE = 'UTC';
/** The longest topic of RFC 8030. */
const TOPIC_LENGTH = 32;

/** Shows what is due on devices. */
export const sendPushes = workOn(SEND_PUSH, {
  run: async (_data, work) => {
    const key = await work.run(SYSTEM, ({ db }) => findPushKey(db));
    if (key === undefined) return;
    let taken: number;
    do taken = await sendSome(work, key);
    while (taken === TOGETHER && !work.signal.aborted);
  },
});

/** A message with everything that sends it. */
interface ReadyPush {
  readonly line: DuePush;
  readonly to: PushSubscriptionKeys;
  readonly message: PushMessage;
}

/** Sends the first that are due, at the same time, and notes what became of each. Answers how many it took. */
async function sendSome(work: FreeWork, key: PushKey): Promise<number> {
  const { clock, signal } = work;
  const { count, ready } = await work.run(SYSTEM, takeSome);
  if (ready.length === 0) return count;
  const judged = await Promise.all(ready.map((push) => sendOne(work, key, push)));
  await untilCommitted(signal, () =>
    work.run(SYSTEM, async ({ db, emit }) => {
      await keepVerdicts(db, judged, clock.now());
      await emitNoticesChanged({ emit }, [...new Set(ready.map(({ line }) => line.user_id))]);
    }),
  );
  return count;
}

/** Sends one. Whatever goes wrong with it is its own: the others of the batch were sent, and have to be noted. */
async function sendOne(work: FreeWork, key: PushKey, { line, to, message }: ReadyPush): Promise<JudgedPush> {
  const { config, clock, signal, log } = work;
  const how = { ...pushHandling(NOTICE_KINDS[line.kind].urgency), topic: message.tag, signal };
  const answer = await sendPush(config, key, to, message, how).catch((err: unknown) => {
    log.error({ err, delivery: line.id }, 'A notice could not be sent to a device.');
    return { status: null, retryAfter: null };
  });
  return { id: line.id, deviceId: line.device_id, verdict: judgePush(answer, line.attempts, clock.now()) };
}

/** Where a device is reached; null where what was kept can no longer be read. */
function openSubscription({ db, log }: Work<'system'>, deviceId: string, sealed: string): PushSubscriptionKeys | null {
  try {
    return pushSubscription.parse(JSON.parse(SUBSCRIPTION.open(db, deviceId, sealed)));
  } catch (err) {
    log.error({ err, device: deviceId }, 'The subscription of a device cannot be read.');
    return null;
  }
}

/** Takes what is due, puts off what has to wait, ends what need not be shown, and makes the rest ready. */
async function takeSome(
  work: Work<'system'>,
): Promise<{ readonly count: number; readonly ready: readonly ReadyPush[] }> {
  const { db, clock, config } = work;
  const now = clock.now();
  const lines = await takeDuePushes(db, now, new Date(now.getTime() + LEASE_MS), TOGETHER);
  if (lines.length === 0) return { count: 0, ready: [] };
  const userIds = [...new Set(lines.map((line) => line.user_id))];
  const receivers = await findReceivers(db, config, userIds, NO_ZONE);
  const lost = await findLostRights(
    work,
    lines.filter((line) => !line.isRead),
  );
  const held = await findOffClock(
    work,
    lines.filter((line) => !lost.has(line.id)),
    receivers,
  );
  await holdUntil(db, held, now);
  const unread = await countUnreadOf(db, userIds, await findWithheld(db, userIds, { now, range: 'UNREAD' }));
  const policies = await readSettings(db, [...new Set(lines.flatMap((line) => line.group_id ?? []))], NOTICE_POLICY);
  const ended: JudgedPush[] = [];
  const ready: ReadyPush[] = [];
  for (const line of lines) {
    const receiver = receivers.get(line.user_id);
    const { id, device_id: deviceId, subscription } = line;
    if (held.has(id)) continue;
    if (lost.has(id)) ended.push({ id, deviceId: null, verdict: { state: 'SKIPPED', reason: 'NO_ACCESS' } });
    else if (line.isRead) ended.push({ id, deviceId: null, verdict: { state: 'SKIPPED', reason: 'READ' } });
    else if (deviceId === null || subscription === null || receiver === undefined)
      ended.push({ id, deviceId: null, verdict: { state: 'SKIPPED', reason: 'DEVICE_GONE' } });
    else {
      const to = isGivenUp(line.attempts) ? null : openSubscription(work, deviceId, subscription);
      if (to === null) {
        const reason = isGivenUp(line.attempts) ? 'UNREACHABLE' : 'REFUSED';
        ended.push({ id, deviceId, verdict: { state: 'FAILED', reason } });
        continue;
      }
      const isHidden = receiver.settings.hides_text || policies.get(line.group_id ?? '')?.value.hides_text === true;
      const notice = {
        title: line.title,
        text: line.body,
        path: line.link,
        tag: tagOf(line),
        unread: unread.get(line.user_id) ?? 0,
      };
      ready.push({
        line,
        to,
        message: pushMessage(notice, isHidden ? noticePhrases(receiver.language).hidden : null),
      });
    }
  }
  if (ended.length > 0) await keepVerdicts(db, ended, now);
  return { count: lines.length, ready };
}

/** What a push service and a device keep the newest of: a thread, and else the notice by itself. It says nothing of either. */
function tagOf({ thread, notice_id: noticeId }: DuePush): string {
  return createHash('sha256')
    .update(thread ?? noticeId)
    .digest('base64url')
    .slice(0, TOPIC_LENGTH);
}
