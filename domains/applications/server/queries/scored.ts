import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { OPEN_STAGES } from '../../rules/stages.ts';
import { CARD_COLUMNS, isInReach } from './card.ts';
import type { CardRow } from './card.ts';
import { isWithinGrant } from './application.ts';
import type { ApplicationRow } from './application.ts';

/** A row with the fields that matching may use; names and addresses are only displayed. */
export type ScoredRow = CardRow & Pick<ApplicationRow, 'user_id' | 'answers' | 'language' | 'profile'>;

const COLUMNS = sql`${CARD_COLUMNS}, user_id, answers, language, profile`;

/** Finds a job's open applications within reach of a grant, longest waiting first. */
export function findOpenApplications(tx: Tx, grant: BrandGrant, jobId: string, limit: number): Promise<ScoredRow[]> {
  return tx.execute<ScoredRow>(sql`
    select ${COLUMNS} from applications.application
    where ${isInReach(grant, { jobId })} and archived_at is null and stage = any (${[...OPEN_STAGES]}::text[])
    order by applied_at, id limit ${limit}`);
}

/** One application, where a grant reaches. */
export async function findScored(tx: Tx, grant: BrandGrant, id: string): Promise<ScoredRow | undefined> {
  const [row] = await tx.execute<ScoredRow>(
    sql`select ${COLUMNS} from applications.application where id = ${id} and ${isWithinGrant(grant)}`,
  );
  return row;
}
