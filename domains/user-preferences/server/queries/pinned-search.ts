import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Searches that a person keeps at hand. */
const MOST = 10;

/** The pinned searches of a person, the newest first. */
export async function findPins(tx: Tx<'self'>, userId: string): Promise<readonly string[]> {
  const [row] = await tx.execute<{ terms: string[] }>(
    sql`select terms from user_preferences.pinned_search where user_id = ${userId}`,
  );
  return row?.terms ?? [];
}

/** Pins a term, once whatever its case, or takes its pin away. In one statement, so that two devices lose nothing of each other. */
export async function setPin(
  tx: Tx<'self'>,
  userId: string,
  term: string,
  pinned: boolean,
): Promise<readonly string[]> {
  const added = pinned ? [term] : [];
  const [row] = await tx.execute<{ terms: string[] }>(sql`
    insert into user_preferences.pinned_search as kept (user_id, terms) values (${userId}, ${added}::text[])
    on conflict (user_id) do update set terms = (${added}::text[] || array(
      select other.term from unnest(kept.terms) with ordinality other (term, place)
      where lower(other.term) <> lower(${term}::text) order by other.place))[1:${sql.lit(MOST)}]
    returning terms`);
  return row?.terms ?? [];
}
