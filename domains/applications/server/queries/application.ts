import type { BrandGrant } from '@hearth/kit/access';
import type { CandidateParty } from '@hearth/platform/access/party';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ApplicationTable, Tables } from './tables.ts';

export type ApplicationRow = Selectable<ApplicationTable>;
export type NewApplication = Omit<Insertable<ApplicationTable>, 'search_text' | 'desk'>;

/** Limits rows to the caller's brands; no condition for a grant at the whole group. */
export function isWithinGrant(grant: BrandGrant) {
  if (grant.nodes.some((node) => node === grant.groupId)) return sql<boolean>`group_id = ${grant.groupId}`;
  return sql<boolean>`location_id in (select id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[])`;
}

export async function insertApplication(tx: Tx, row: NewApplication): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('applications.application')
    .values({
      ...row,
      availability: json(row.availability) as never,
      answers: json(row.answers) as never,
      profile: (row.profile == null ? null : json(row.profile)) as never,
    })
    .execute();
}

/** Is true if a person has applied for a job and not withdrawn. */
export async function hasApplied(tx: Tx, jobId: string, userId: string): Promise<boolean> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('applications.application')
    .select('id')
    .where('job_id', '=', jobId)
    .where('user_id', '=', userId)
    .where('stage', '<>', 'WITHDRAWN')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds which of these jobs a person has applied for and not withdrawn. */
export async function findAppliedJobs(tx: Tx, jobIds: readonly string[], userId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .tables<Tables>()
    .selectFrom('applications.application')
    .select('job_id')
    .where('job_id', 'in', jobIds)
    .where('user_id', '=', userId)
    .where('stage', '<>', 'WITHDRAWN')
    .execute();
  return new Set(rows.map(({ job_id }) => job_id));
}

/** Finds the applications submitted together with this one, within reach of a grant, by location. */
export async function findSubmittedTogether(
  tx: Tx,
  grant: BrandGrant,
  row: Pick<ApplicationRow, 'id' | 'together_id'>,
): Promise<readonly Pick<ApplicationRow, 'id' | 'location_name' | 'stage'>[]> {
  if (row.together_id === null) return [];
  return tx
    .tables<Tables>()
    .selectFrom('applications.application')
    .select(['id', 'location_name', 'stage'])
    .where('together_id', '=', row.together_id)
    .where('id', '<>', row.id)
    .where(isWithinGrant(grant))
    .orderBy('location_name')
    .orderBy('id')
    .execute();
}

/** The application, locked against other writers until the transaction ends; undefined outside the grant. */
export function findForChange(tx: Tx, grant: BrandGrant, id: string): Promise<ApplicationRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('applications.application')
    .selectAll()
    .where('id', '=', id)
    .where(isWithinGrant(grant))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function findInGrant(tx: Tx, grant: BrandGrant, id: string): Promise<ApplicationRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('applications.application')
    .selectAll()
    .where('id', '=', id)
    .where(isWithinGrant(grant))
    .executeTakeFirst();
}

function ownedBy(tx: Tx, { applicationId, scope }: CandidateParty) {
  return tx
    .tables<Tables>()
    .selectFrom('applications.application')
    .selectAll()
    .where('user_id', '=', scope.userId)
    .where('id', '=', applicationId);
}

/** Finds the caller's own application. */
export function findOwn(tx: Tx<'self'>, party: CandidateParty): Promise<ApplicationRow | undefined> {
  return ownedBy(tx, party).executeTakeFirst();
}

/** The same, locked until the transaction ends: that is the group's to do, so it is asked as the system. */
export function lockOwn(tx: Tx<'system'>, party: CandidateParty): Promise<ApplicationRow | undefined> {
  return ownedBy(tx, party).forNoKeyUpdate().executeTakeFirst();
}

/** Notes when a hired candidate joined. */
export function setJoined(tx: Tx, id: string, at: Date): Promise<ApplicationRow> {
  return tx
    .tables<Tables>()
    .updateTable('applications.application')
    .set({ joined_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The employees that a person was made by a group that hired them and that they have not joined. */
export async function findUnjoined(tx: Tx, groupId: string, userId: string): Promise<string[]> {
  const rows = await tx.execute<{ employee_id: string }>(sql`
    select employee_id from applications.application
    where user_id = ${userId} and group_id = ${groupId} and stage = 'HIRED' and joined_at is null and employee_id is not null`);
  return rows.map((row) => row.employee_id);
}

export function listOwn(tx: Tx, userId: string, offset: number, limit: number): Promise<ApplicationRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('applications.application')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Everything that the signed-in person has applied for, newest first. */
export function findAllOwn(tx: Tx<'self'>, userId: string): Promise<ApplicationRow[]> {
  return tx.execute<ApplicationRow>(
    sql`select * from applications.application where user_id = ${userId} order by applied_at desc, id desc`,
  );
}

export async function countOwn(tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('applications.application')
    .select(sql<number>`count(*)`.as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** An application's new stage and step. */
export type StageUpdate = Pick<
  ApplicationRow,
  'id' | 'stage' | 'step_id' | 'end_reason' | 'employee_id' | 'stage_entered_at' | 'waiting_since'
>;

/** Updates the stages of applications and their versions; returns rows in the order of the changes. */
export async function updateStages(tx: Tx, changes: readonly StageUpdate[]): Promise<ApplicationRow[]> {
  const rows = await tx.execute<ApplicationRow>(sql`
    update applications.application a set stage = c.stage, step_id = c.step_id, end_reason = c.end_reason, employee_id = c.employee_id,
      stage_entered_at = c.stage_entered_at, waiting_since = c.waiting_since, version = a.version + 1
    from jsonb_to_recordset(${json(changes)}) as c (id uuid, stage text, step_id uuid, end_reason text, employee_id uuid,
      stage_entered_at timestamptz, waiting_since timestamptz)
    where a.id = c.id returning a.*`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return changes.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Applications within a grant, locked against other writers until the transaction ends, in the order of their ids. */
export function lockMany(tx: Tx, grant: BrandGrant, ids: readonly string[]): Promise<ApplicationRow[]> {
  return tx.execute<ApplicationRow>(sql`
    select * from applications.application where id = any (${[...ids]}::uuid[]) and ${isWithinGrant(grant)} order by id for no key update`);
}

/** Applications within a grant by their ids, who came first first. */
export function findMany(tx: Tx, grant: BrandGrant, ids: readonly string[]): Promise<ApplicationRow[]> {
  return tx.execute<ApplicationRow>(sql`
    select * from applications.application where id = any (${[...ids]}::uuid[]) and ${isWithinGrant(grant)} order by applied_at, id`);
}

/** The applications of a job that a contract can still come from, who came first first. */
export function findOpenOfJob(
  tx: Tx,
  grant: BrandGrant,
  jobId: string,
  stages: readonly string[],
  limit: number,
): Promise<ApplicationRow[]> {
  return tx.execute<ApplicationRow>(sql`
    select * from applications.application
    where job_id = ${jobId} and stage = any (${[...stages]}::text[]) and archived_at is null and ${isWithinGrant(grant)}
    order by applied_at, id limit ${limit}`);
}

/** Updates read counts and the last message, without a new version. */
export async function updateConversation(tx: Tx, id: string, change: Updateable<ApplicationTable>): Promise<void> {
  await tx.tables<Tables>().updateTable('applications.application').set(change).where('id', '=', id).execute();
}

/** Clears the excerpt in lists if the last message is the one sent at an instant. */
export async function clearLastMessage(tx: Tx, id: string, sentAt: Date): Promise<void> {
  await tx.execute(
    sql`update applications.application set last_message = '' where id = ${id} and last_message_at = ${sentAt}`,
  );
}

/** Finds an application without an access check, for services that check it themselves. */
export function findUnscoped(tx: Tx, id: string): Promise<ApplicationRow | undefined> {
  return tx.tables<Tables>().selectFrom('applications.application').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds applications by id without an access check, for services that check it themselves. */
export async function findByIds(tx: Tx, ids: readonly string[]): Promise<ApplicationRow[]> {
  if (ids.length === 0) return [];
  return tx.tables<Tables>().selectFrom('applications.application').selectAll().where('id', 'in', ids).execute();
}

/** Locks an application until the transaction ends, without an access check. */
export async function lockUnscoped(tx: Tx, id: string): Promise<void> {
  await tx
    .tables<Tables>()
    .selectFrom('applications.application')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Counts a message in one statement: writers queue for the row only here, after their message has been written, so that
 * none holds what another waits for. What a candidate writes brings a conversation back that rests or was put away.
 */
export async function addMessage(
  tx: Tx,
  id: string,
  message: { from: 'EMPLOYER' | 'CANDIDATE'; at: Date; excerpt: string; waitsIn: readonly string[] },
): Promise<void> {
  const { from, at, excerpt, waitsIn } = message;
  const byCandidate = from === 'CANDIDATE';
  await tx.execute(sql`
    update applications.application set
      last_message_at = greatest(last_message_at, ${at}),
      last_message = case when last_message_at > ${at} then last_message else ${excerpt} end,
      last_message_by = case when last_message_at > ${at} then last_message_by else ${from} end,
      snoozed_until = case when ${byCandidate} then null else snoozed_until end,
      put_away_at = case when ${byCandidate} then null else put_away_at end,
      unread_employer = unread_employer + ${byCandidate ? 1 : 0}, unread_candidate = unread_candidate + ${byCandidate ? 0 : 1},
      waiting_since = case when not ${byCandidate} then null when stage = any (${[...waitsIn]}::text[]) then coalesce(waiting_since, ${at}) else waiting_since end
    where id = ${id}`);
}
