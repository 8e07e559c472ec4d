import { findGrantFor } from '@hearth/domains/access/service';
import { findPeople, findActiveSince } from '@hearth/domains/identity/service';
import type { Person } from '@hearth/domains/identity/service';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { houseMailDueAt, canSendAt } from '../rules/mail/house-mail.ts';
import type { HouseMailChoice } from '../contract/house-mail.ts';
import type { ClaimedConversation } from './house-letter.ts';
import { findUnreachableAmong } from './queries/mail.ts';
import { claimHouseMail } from './queries/house-mail.ts';
import type { UnseenRow } from './queries/house-mail.ts';

const MINUTE_MS = 60_000;
/** Whoever has the product open renews their session at least so often. */
const PRESENT_MINUTES = 12;

/** A person with a verified address who accepts mail. */
export type MailRecipient = Person & { email: string };

/** Those of these people who can be mailed: a proven address that mail does not come back from, and an account that is open. */
export async function findMailable(
  { db }: Pick<Work<'system'>, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MailRecipient>> {
  const proven = [...(await findPeople(db, ids)).values()].flatMap((person) =>
    person.email === null || !person.isEmailVerified || person.isDisabled ? [] : [{ ...person, email: person.email }],
  );
  const unreachable = await findUnreachableAmong(
    db,
    proven.map(({ email }) => email),
  );
  return new Map(
    proven.filter(({ email }) => !unreachable.has(email.toLowerCase())).map((person) => [person.id, person]),
  );
}

/** Finds which of these people have the product open now. */
export function findOnlineUsers({ db, clock }: Pick<Work, 'db' | 'clock'>, ids: readonly string[]) {
  return findActiveSince(db, ids, new Date(clock.now().getTime() - PRESENT_MINUTES * MINUTE_MS));
}

/** Is true if someone may be mailed about a conversation now: the mail is due and they have access. */
export async function isDue(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  row: UnseenRow,
  who: { readonly userId: string; readonly choice: HouseMailChoice; readonly isPresent: boolean },
): Promise<boolean> {
  const at = houseMailDueAt({ ...who, since: row.since, timeZone: row.time_zone });
  if (!canSendAt(at, clock.now(), row.time_zone)) return false;
  const need = { permission: 'VIEW_MESSAGES', orBelow: false } as const;
  return (await findGrantFor(db, who.userId, row.location_id, need, clock.now())) !== null;
}

/** Claims the right to mail someone about a conversation; null if they were mailed since the last look. */
export async function claimMail(
  { db, clock }: Pick<Work<'system'>, 'db' | 'clock'>,
  row: UnseenRow,
  userId: string,
): Promise<ClaimedConversation | null> {
  const now = clock.now();
  const houseMailId = await claimHouseMail(db, {
    id: newId(now.getTime()),
    group_id: row.group_id,
    application_id: row.application_id,
    user_id: userId,
    mailed_at: now,
  });
  return houseMailId === null ? null : { ...row, houseMailId };
}
