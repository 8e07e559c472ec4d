import { isHeldByOther } from '@hearth/domains/access/service';
import { findNames } from '@hearth/domains/identity/service';
import { listAttachments, signedDownloadUrl } from '@hearth/domains/media/service';
import { findMyEmployments } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { RECORD_OWN } from '../contract/failures.ts';
import type { PersonQualifications, QualificationRecord } from '../contract/schemas.ts';
import { presentPerson, presentRecord } from './present.ts';
import { findPersons, findReachedPerson, type PersonRow } from './queries/person.ts';
import { findRecord, findRecordsOf, type RecordRow } from './queries/record.ts';
import { findStandingsOf } from './queries/standing.ts';

/** An employee whom the caller's right reaches; anyone else is NOT_FOUND. */
export async function getReachedPerson(tx: Tx, grant: BrandGrant, id: string): Promise<PersonRow> {
  const person = await findReachedPerson(tx, grant, id);
  if (person === undefined) throw failure(NOT_FOUND);
  return person;
}

/** Nobody confirms what they have themselves, unless nobody else could: somebody who runs a place alone. */
export async function refuseOwn(tx: Tx, person: PersonRow, userId: string, now: Date): Promise<void> {
  if (person.user_id !== userId) return;
  const at = { groupId: person.group_id, brandId: person.location_id };
  if (await isHeldByOther(tx, at, 'MANAGE_TEAM', { now, userId })) throw failure(RECORD_OWN);
}

/** A record of a person; anything else is NOT_FOUND. */
export async function getRecordOf(tx: Tx, person: Pick<PersonRow, 'id'>, id: string): Promise<RecordRow> {
  const row = await findRecord(tx, id);
  if (row?.employee_id !== person.id) throw failure(NOT_FOUND);
  return row;
}

/** The record of the signed-in person that has this id; row security hides everybody else's. */
export async function getOwnRecord(tx: Tx<'self'>, id: string): Promise<RecordRow> {
  const row = await findRecord(tx, id);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

/** Refuses an employment that is not the caller's: it is as unknown as one that does not exist. */
export async function requireOwnEmployment(tx: Tx<'self'>, employeeId: string): Promise<void> {
  if (!(await findMyEmployments(tx)).some(({ id }) => id === employeeId)) throw failure(NOT_FOUND);
}

/** One of these employees; the caller has checked who asks. */
export async function getPerson(tx: Tx<'system'>, id: string): Promise<PersonRow> {
  const [person] = await findPersons(tx, [id]);
  if (person === undefined) throw failure(NOT_FOUND);
  return person;
}

/** Records of one group as their readers see them, with names and files in one reading each. */
export async function presentRecords(
  tx: Tx,
  groupId: string,
  rows: readonly RecordRow[],
): Promise<QualificationRecord[]> {
  if (rows.length === 0) return [];
  const facts = {
    names: await findNames(
      tx,
      rows.flatMap(({ decided_by: by }) => by ?? []),
    ),
    files: await listAttachments(
      { db: tx },
      groupId,
      rows.flatMap(({ attachment_id: id }) => id ?? []),
    ),
  };
  return rows.map((row) => presentRecord(row, facts));
}

/** A single record as its readers see it. */
export async function presentOne(tx: Tx, row: RecordRow): Promise<QualificationRecord> {
  const [shown] = await presentRecords(tx, row.group_id, [row]);
  if (shown === undefined) throw failure(NOT_FOUND);
  return shown;
}

/** Everything about the qualifications of some people of one group, in a constant number of statements. */
export async function loadPersons(
  tx: Tx,
  groupId: string,
  persons: readonly PersonRow[],
  now: Date,
): Promise<PersonQualifications[]> {
  const ids = persons.map(({ id }) => id);
  const lines = Map.groupBy(await findStandingsOf(tx, ids, now), (line) => line.employee_id);
  const rows = await findRecordsOf(tx, ids);
  const shown = await presentRecords(tx, groupId, rows);
  const owners = new Map(rows.map((row) => [row.id, row.employee_id]));
  const records = Map.groupBy(shown, ({ id }) => owners.get(id));
  return persons.map((person) => presentPerson(person, lines.get(person.id) ?? [], records.get(person.id) ?? []));
}

/** An address at which the file of a record can be downloaded for two minutes; the caller has checked that they may. */
export function openFile(work: Pick<Work, 'db' | 'files' | 'clock'>, row: RecordRow): Promise<string> {
  if (row.attachment_id === null) throw failure(NOT_FOUND);
  return signedDownloadUrl(work, { groupId: row.group_id, id: row.attachment_id });
}
