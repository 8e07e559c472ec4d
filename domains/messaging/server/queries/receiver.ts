import type { BrandGrant } from '@hearth/kit/access';
import type { Language } from '@hearth/kit/constants';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** The candidate's details that a message to them needs. */
export interface ReceiverRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly language: Language;
  readonly job_title: string;
  readonly employer_name: string;
  readonly location_name: string;
  readonly location_city: string;
  readonly stage: string;
  readonly archived_at: Date | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly time_zone: string;
}

const RECEIVERS = sql`select r.*, b.address, b.phone, b.time_zone
  from applications.receiver_view r join core.brand_view b on b.id = r.location_id`;

/** One application, as far as the scope shows it. */
export async function findReceiver(tx: Tx, applicationId: string): Promise<ReceiverRow | undefined> {
  const [row] = await tx.execute<ReceiverRow>(sql`${RECEIVERS} where r.id = ${applicationId}`);
  return row;
}

/** Those of the given applications that a grant reaches, by name. */
export function findReceivers(tx: Tx, grant: BrandGrant, ids: readonly string[]): Promise<ReceiverRow[]> {
  return tx.execute<ReceiverRow>(sql`${RECEIVERS}
    where r.id = any (${[...ids]}::uuid[]) and r.group_id = ${grant.groupId} and b.ancestor_ids && ${[...grant.nodes]}::uuid[]
    order by r.first_name, r.last_name, r.id`);
}
