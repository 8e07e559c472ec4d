import { json, type Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ChangeKind } from '@hearth/domains/laws/schemas';
import type { Language } from '@hearth/kit/constants';
import type { AskingLaw, ConsentDevice, StoredConsentState } from '../../contract/consent-schemas.ts';
import type { ShiftContent } from '../../contract/schemas.ts';

/** A yes that a change of a published shift needs, as it is stored. */
export interface ConsentRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly employee_id: string;
  readonly shift_id: string;
  readonly publication_id: string;
  readonly week: string;
  readonly change: ChangeKind;
  readonly before: ShiftContent | null;
  readonly after: ShiftContent;
  readonly laws: readonly AskingLaw[];
  readonly reason: string;
  readonly note: string;
  readonly asked_at: Date;
  readonly asked_by: string;
  readonly answer_until: Date;
  readonly state: StoredConsentState;
  readonly answered_at: Date | null;
  readonly answered_by: string | null;
  readonly device: ConsentDevice | null;
  readonly language: Language | null;
  readonly text_version: number | null;
  readonly how: string | null;
}

const COLUMNS = sql`id, group_id, location_id, employee_id, shift_id, publication_id, week, change, nullif(before, 'null'::jsonb) as before,
  after, laws, reason, note, asked_at, asked_by, answer_until, state, answered_at, answered_by, device, language, text_version, how`;

/** Adds requests, and yeses that were recorded, in one statement. */
export async function insertConsents(tx: Tx, rows: readonly ConsentRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into scheduling.consent (id, group_id, location_id, employee_id, shift_id, publication_id, week, change, before, after,
      laws, reason, note, asked_at, asked_by, answer_until, state, answered_at, answered_by, device, language, text_version, how)
    select id, group_id, location_id, employee_id, shift_id, publication_id, week, change, before, after,
      laws, reason, note, asked_at, asked_by, answer_until, state, answered_at, answered_by, device, language, text_version, how
    from jsonb_to_recordset(${json(rows)}) as made (id uuid, group_id uuid, location_id uuid, employee_id uuid, shift_id uuid,
      publication_id uuid, week date, change text, before jsonb, after jsonb, laws jsonb, reason text, note text, asked_at timestamptz,
      asked_by uuid, answer_until timestamptz, state text, answered_at timestamptz, answered_by uuid, device text, language text,
      text_version int, how text)`);
}

/** Takes back what still waits about some shifts: they are asked about anew, or need no yes any more. */
export async function withdrawConsents(tx: Tx<'system'>, shiftIds: readonly string[]): Promise<void> {
  if (shiftIds.length === 0) return;
  await tx.execute(sql`
    update scheduling.consent set state = 'WITHDRAWN' where shift_id = any (${[...shiftIds]}::uuid[]) and state = 'WAITING'`);
}

/** What was asked about some shifts, newest first. */
export function findConsentsOfShifts(tx: Tx, shiftIds: readonly string[]): Promise<ConsentRow[]> {
  if (shiftIds.length === 0) return Promise.resolve([]);
  return tx.execute<ConsentRow>(sql`
    select ${COLUMNS} from scheduling.consent where shift_id = any (${[...shiftIds]}::uuid[]) order by asked_at desc, id desc`);
}

/** What was asked about a week, newest first. */
export function findConsentsOfWeek(tx: Tx, locationId: string, week: string): Promise<ConsentRow[]> {
  return tx.execute<ConsentRow>(sql`
    select ${COLUMNS} from scheduling.consent where location_id = ${locationId} and week = ${week}::date order by asked_at desc, id desc`);
}

/** One request, by its id. */
export async function findConsent(tx: Tx<'system'>, id: string): Promise<ConsentRow | undefined> {
  const [row] = await tx.execute<ConsentRow>(sql`select ${COLUMNS} from scheduling.consent where id = ${id}`);
  return row;
}

/** What waits for the signed-in person, the first to end first. */
export function findMyOpenConsents(tx: Tx<'self'>, at: Date, most: number): Promise<ConsentRow[]> {
  return tx.execute<ConsentRow>(sql`
    select ${COLUMNS} from scheduling.consent
    where employee_id = any ((select team.my_employee_ids())::uuid[]) and state = 'WAITING' and answer_until > ${at}::timestamptz
    order by answer_until, id limit ${most}`);
}

/** An answer, with what it was read and given on. */
export type GivenAnswer = Pick<ConsentRow, 'device' | 'language' | 'text_version'> & {
  readonly state: 'AGREED' | 'DECLINED';
  readonly at: Date;
  readonly by: string;
};

/** Keeps an answer; of two at once the second finds nothing that waits. */
export async function keepAnswer(tx: Tx<'system'>, id: string, given: GivenAnswer): Promise<boolean> {
  const rows = await tx.execute(sql`
    update scheduling.consent set state = ${given.state}, answered_at = ${given.at}::timestamptz, answered_by = ${given.by}::uuid,
      device = ${given.device}, language = ${given.language}, text_version = ${given.text_version}
    where id = ${id} and state = 'WAITING' returning id`);
  return rows.length > 0;
}

/** How many changes a publication asked a yes for. */
export async function countAsked(tx: Tx, publicationId: string): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from scheduling.consent where publication_id = ${publicationId} and how is null`);
  return row?.count ?? 0;
}
