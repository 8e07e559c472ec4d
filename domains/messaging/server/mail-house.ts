import { findGrantOf } from '@hearth/domains/access/service';
import { findPeople, findPresent } from '@hearth/domains/identity/service';
import type { Person } from '@hearth/domains/identity/service';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { houseMailAt, mayGoOut } from '../rules/house-mail.ts';
import type { HouseMailChoice } from '../contract/house-mail.ts';
import type { TakenRow } from './house-letter.ts';
import { findUnreachableAmong } from './queries/mail.ts';
import { takeHouseMail } from './queries/house-mail.ts';
import type { UnseenRow } from './queries/house-mail.ts';

const MINUTE_MS = 60_000;
/** Whoever has the product open renews their session at least so often. */
const PRESENT_MINUTES = 12;

/** Somebody whose address is known to be theirs, and takes mail. */
export type Mailable = Person & { email: string };

/** Those of these people who can be mailed: a proven address that mail does not come back from, and an account that is open. */
export async function findMailable(
  { db }: Pick<Work<'system'>, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Mailable>> {
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

/** Who of these people has the product open now. */
export function findPresentNow({ db, clock }: Pick<Work, 'db' | 'clock'>, ids: readonly string[]) {
  return findPresent(db, ids, new Date(clock.now().getTime() - PRESENT_MINUTES * MINUTE_MS));
}

/** Whether somebody may be mailed about a conversation now: its time has come, and they may see it as things stand now. */
export async function isDue(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  row: UnseenRow,
  who: { readonly userId: string; readonly choice: HouseMailChoice; readonly isPresent: boolean },
): Promise<boolean> {
  const at = houseMailAt({ ...who, since: row.since, timeZone: row.time_zone });
  if (!mayGoOut(at, clock.now(), row.time_zone)) return false;
  const need = { permission: 'VIEW_MESSAGES', orBelow: false } as const;
  return (await findGrantOf(db, who.userId, row.location_id, need, clock.now())) !== null;
}

/** Takes the right to mail somebody about a conversation; null where they were mailed already and nobody has looked since. */
export async function take(
  { db, clock }: Pick<Work<'system'>, 'db' | 'clock'>,
  row: UnseenRow,
  userId: string,
): Promise<TakenRow | null> {
  const now = clock.now();
  const houseMailId = await takeHouseMail(db, {
    id: newId(now.getTime()),
    group_id: row.group_id,
    application_id: row.application_id,
    user_id: userId,
    mailed_at: now,
  });
  return houseMailId === null ? null : { ...row, houseMailId };
}
