import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ConversationRow } from './conversation.ts';
import type { MessageRow } from './message.ts';

/** Nobody applies for more at one house and is looked at. */
const MOST = 100;

const reached = (
  grant: BrandGrant,
): RawBuilder<boolean> => sql<boolean>`group_id = ${grant.groupId} and location_id in (
  select id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[])`;

/** Finds a person's applications within reach of a grant, newest first. */
export function findPersonConversations(tx: Tx, grant: BrandGrant, userId: string): Promise<ConversationRow[]> {
  return tx.execute<ConversationRow>(sql`
    select * from applications.application_view where user_id = ${userId} and ${reached(grant)} order by applied_at desc, id desc limit ${MOST}`);
}

/** The applications that an employment came from, where a grant reaches, newest first. */
export function findOfEmployee(tx: Tx, grant: BrandGrant, employeeId: string): Promise<ConversationRow[]> {
  return tx.execute<ConversationRow>(sql`
    select * from applications.application_view where employee_id = ${employeeId} and ${reached(grant)} order by applied_at desc, id desc limit ${MOST}`);
}

/** The newest messages of several conversations before another, newest first. */
export function findMessagesOfSeveral(
  tx: Tx,
  applicationIds: readonly string[],
  before: string | undefined,
  limit: number,
): Promise<MessageRow[]> {
  const ids = sql`${[...applicationIds]}::uuid[]`;
  const from =
    before === undefined
      ? sql``
      : sql`and (sent_at, id) < (select sent_at, id from messaging.message where id = ${before} and application_id = any (${ids}))`;
  return tx.execute<MessageRow>(sql`
    select found.* from unnest(${ids}) as one (application) cross join lateral (
      select * from messaging.message where application_id = one.application ${from} order by sent_at desc, id desc limit ${limit}) found
    order by sent_at desc, id desc limit ${limit}`);
}
