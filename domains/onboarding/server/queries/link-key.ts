import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Makes all links of an onboarding stop working; the next one has a new key. */
export async function dropLink(tx: Tx<'system'>, journeyId: string): Promise<void> {
  await tx.execute(sql`delete from onboarding.link_key where journey_id = ${journeyId}`);
}
