import type { ConversationSubject, Side } from '@hearth/domains/applications/service';
import { failure } from '@hearth/kit/failure';
import type { FailureKind } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import type { Bar } from '../contract/bars.ts';
import * as failures from '../contract/failures.ts';
import { isMinor } from '../rules/age.ts';
import { barOf, MOST_UNANSWERED, UNANSWERED_DAYS } from '../rules/writing.ts';
import { findWritingRows } from './queries/writing.ts';

const DAY_MS = 86_400_000;

/** Somebody who would write. */
export interface Writer {
  readonly side: Side;
  readonly userId: string;
}

/** How writing in a conversation stands for somebody. */
export interface Writing {
  readonly bar: Exclude<Bar, 'HIRED'> | null;
  readonly isMinor: boolean;
  readonly suspendedUntil: Date | null;
}

/** How writing in several conversations stands for one who would write there. */
export async function findWriting(
  tx: Tx<'system'>,
  applicationIds: readonly string[],
  { side, userId }: Writer,
  now: Date,
): Promise<ReadonlyMap<string, Writing>> {
  const since = new Date(now.getTime() - UNANSWERED_DAYS * DAY_MS);
  const rows = await findWritingRows(tx, applicationIds, userId, { now, since, most: MOST_UNANSWERED });
  return new Map(
    rows.map((row) => {
      const known = { birthDates: row.birth_dates ?? [], saysMinor: row.says_minor };
      const facts = {
        isBlocked: row.is_blocked,
        isClosed: row.is_closed,
        suspendedUntil: row.suspended_until?.getTime() ?? null,
        isMinor: isMinor(known, row, localDay(now, row.time_zone)),
        isApproved: row.is_approved,
        unanswered: row.unanswered,
      };
      const bar = barOf(side, facts, now.getTime());
      return [row.application_id, { bar, isMinor: facts.isMinor, suspendedUntil: row.suspended_until }];
    }),
  );
}

/** Why somebody cannot write in one conversation; null where they can. */
export async function findBar(
  tx: Tx<'system'>,
  applicationId: string,
  writer: Writer,
  now: Date,
): Promise<Writing['bar']> {
  return (await findWriting(tx, [applicationId], writer, now)).get(applicationId)?.bar ?? null;
}

/** Whether whoever wrote a message was blocked since: then it is not brought to its receiver by mail or text either. */
export async function wasBlocked(
  tx: Tx<'system'>,
  message: { readonly application_id: string; readonly sender_user_id: string | null },
  now: Date,
): Promise<boolean> {
  const { application_id: applicationId, sender_user_id: userId } = message;
  return userId !== null && (await findBar(tx, applicationId, { side: 'EMPLOYER', userId }, now)) === 'BLOCKED';
}

const REFUSED: Readonly<Record<NonNullable<Writing['bar']>, FailureKind>> = {
  BLOCKED: failures.RECEIVES_NOTHING,
  CLOSED: failures.CONVERSATION_SHUT,
  SUSPENDED: failures.WRITING_SUSPENDED,
  MINOR: failures.SENDER_NOT_APPROVED,
  UNANSWERED: failures.TOO_MANY_UNANSWERED,
};

/** Refuses to write where something stands in the way. */
export async function refuseBarred(
  tx: Tx<'system'>,
  subject: Pick<ConversationSubject, 'id'>,
  writer: Writer,
  now: Date,
): Promise<void> {
  const bar = await findBar(tx, subject.id, writer, now);
  if (bar !== null) throw failure(REFUSED[bar]);
}
