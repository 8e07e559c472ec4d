import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { OPEN_STAGES } from '../../rules/stages.ts';
import { CARD_COLUMNS, reaches } from './card.ts';
import type { CardRow } from './card.ts';
import { within } from './application.ts';
import type { ApplicationRow } from './application.ts';

/** A line of a list with what a comparison with the post may look at; names and addresses are for showing alone. */
export type ScoredRow = CardRow & Pick<ApplicationRow, 'user_id' | 'answers' | 'language' | 'profile'>;

const COLUMNS = sql`${CARD_COLUMNS}, user_id, answers, language, profile`;

/** The applications for a job that are still on their way, where a grant reaches, who waits longest first. */
export function findOpenOf(tx: Tx, grant: BrandGrant, jobId: string, limit: number): Promise<ScoredRow[]> {
  return tx.execute<ScoredRow>(sql`
    select ${COLUMNS} from applications.application
    where ${reaches(grant, { jobId })} and archived_at is null and stage = any (${[...OPEN_STAGES]}::text[])
    order by applied_at, id limit ${limit}`);
}

/** One application, where a grant reaches. */
export async function findScored(tx: Tx, grant: BrandGrant, id: string): Promise<ScoredRow | undefined> {
  const [row] = await tx.execute<ScoredRow>(
    sql`select ${COLUMNS} from applications.application where id = ${id} and ${within(grant)}`,
  );
  return row;
}
