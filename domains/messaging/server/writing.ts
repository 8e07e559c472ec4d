import type { ConversationSubject, Side } from '@hearth/domains/applications/service';
import { failure } from '@hearth/kit/failure';
import type { FailureKind } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import type { Bar } from '../contract/bars.ts';
import * as failures from '../contract/failures.ts';
import { isMinor } from '../rules/age.ts';
import { resolveBar, MOST_UNANSWERED, UNANSWERED_DAYS } from '../rules/writing.ts';
import { findWritingRows } from './queries/writing.ts';

const DAY_MS = 86_400_000;

/** A party who wants to write. */
export interface Writer {
  readonly side: Side;
  readonly userId: string;
}

/** A party's permission to write in a conversation. */
export interface WritingState {
  readonly bar: Exclude<Bar, 'HIRED'> | null;
  readonly isMinor: boolean;
  readonly suspendedUntil: Date | null;
}

/** Finds whether a party may write in each of several conversations. */
export async function findWritingStates(
  tx: Tx<'system'>,
  applicationIds: readonly string[],
  { side, userId }: Writer,
  now: Date,
): Promise<ReadonlyMap<string, WritingState>> {
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
      const bar = resolveBar(side, facts, now.getTime());
      return [row.application_id, { bar, isMinor: facts.isMinor, suspendedUntil: row.suspended_until }];
    }),
  );
}

/** Finds why a party may not write in a conversation; null if they may. */
export async function findBar(
  tx: Tx<'system'>,
  applicationId: string,
  writer: Writer,
  now: Date,
): Promise<WritingState['bar']> {
  return (await findWritingStates(tx, [applicationId], writer, now)).get(applicationId)?.bar ?? null;
}

/** Is true if a message's sender was blocked since, so that no mail or SMS announces it. */
export async function isSenderBlocked(
  tx: Tx<'system'>,
  message: { readonly application_id: string; readonly sender_user_id: string | null },
  now: Date,
): Promise<boolean> {
  const { application_id: applicationId, sender_user_id: userId } = message;
  return userId !== null && (await findBar(tx, applicationId, { side: 'EMPLOYER', userId }, now)) === 'BLOCKED';
}

const REFUSED: Readonly<Record<NonNullable<WritingState['bar']>, FailureKind>> = {
  BLOCKED: failures.RECEIVES_NOTHING,
  CLOSED: failures.CONVERSATION_SHUT,
  SUSPENDED: failures.WRITING_SUSPENDED,
  MINOR: failures.SENDER_NOT_APPROVED,
  UNANSWERED: failures.TOO_MANY_UNANSWERED,
};

/** Refuses a party who may not write in the conversation. */
export async function requireCanWrite(
  tx: Tx<'system'>,
  subject: Pick<ConversationSubject, 'id'>,
  writer: Writer,
  now: Date,
): Promise<void> {
  const bar = await findBar(tx, subject.id, writer, now);
  if (bar !== null) throw failure(REFUSED[bar]);
}
