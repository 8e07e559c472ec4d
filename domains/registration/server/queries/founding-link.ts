import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

export interface FoundingLinkRow {
  readonly token_hash: Uint8Array;
  readonly kind: 'FIRST_OWNER' | 'INVITATION';
  readonly email: string | null;
  readonly made_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly replaced_at: Date | null;
}

interface Tables {
  'registration.founding_link': FoundingLinkRow;
}

/** The link with this hash, held until the transaction ends: two at once cannot both use it. */
export function lockLink(tx: Tx<'system'>, hash: Uint8Array): Promise<FoundingLinkRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('registration.founding_link')
    .selectAll()
    .where('token_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

/** The first owner's link that is neither used nor replaced. */
export function findOpenLink(tx: Tx<'system'>): Promise<FoundingLinkRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('registration.founding_link')
    .selectAll()
    .where('kind', '=', 'FIRST_OWNER')
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Replaces the first owner's link, voiding the old one; of two at once the later counts. Two at once follow each
 * other, and the later one counts.
 */
export async function replaceFirstOwnerLink(
  tx: Tx<'system'>,
  link: Pick<FoundingLinkRow, 'token_hash' | 'email' | 'made_at' | 'expires_at'>,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('registration.first_owner', 0))`);
  await tx.execute(sql`
    update registration.founding_link set replaced_at = ${link.made_at}
    where kind = 'FIRST_OWNER' and used_at is null and replaced_at is null`);
  await tx
    .tables<Tables>()
    .insertInto('registration.founding_link')
    .values({ ...link, kind: 'FIRST_OWNER', used_at: null, replaced_at: null })
    .execute();
}

/** Notes that a link is used: the first owner's, which is there, or an invitation, which is not unless it was used before. Tells whether this was the first time. */
export async function useLink(
  tx: Tx<'system'>,
  link: Pick<FoundingLinkRow, 'token_hash' | 'kind' | 'email' | 'expires_at'>,
  now: Date,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into registration.founding_link as link (token_hash, kind, email, made_at, expires_at, used_at)
    values (${link.token_hash}, ${link.kind}, ${link.email}, ${now}, ${link.expires_at}, ${now})
    on conflict (token_hash) do update set used_at = excluded.used_at where link.used_at is null
    returning 1`);
  return rows.length > 0;
}
