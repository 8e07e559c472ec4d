import pg from 'pg';
import type { Database } from '../database.ts';

const SCOPES = ['hearth_tenant', 'hearth_self', 'hearth_public', 'hearth_survey', 'hearth_system'];

/** The name of the role that opened the database. */
export async function findLoginRole(database: Database): Promise<string> {
  const [row] = await database.asOwner((query) => query('select session_user::text as name'));
  return String(row?.['name']);
}

/**
 * Lets a role serve requests that owns nothing: it may step into the scopes, read which migrations ran, and work the queue of
 * jobs. Run on the owner's connection, after the migrations and the queue's own tables.
 */
export async function requireLoginRole(owner: Database, login: string): Promise<void> {
  await owner.asOwner(async (query, script) => {
    const missing = await query(
      `select name from unnest($1::text[]) name where not pg_has_role($2::name, name::name, 'member')`,
      [SCOPES, login],
    );
    const role = pg.escapeIdentifier(login);
    for (const { name } of missing) await script(`grant ${pg.escapeIdentifier(String(name))} to ${role}`);
    await script(`
      grant usage on schema platform, pgboss to ${role};
      grant select on platform.migration to ${role};
      grant select, insert, update, delete on all tables in schema pgboss to ${role};
      grant usage on all sequences in schema pgboss to ${role};
      grant execute on all functions in schema pgboss to ${role}`);
  });
}

/** Describes privileges of the serving role beyond its scopes, for the operator; null if there are none. */
export async function describeExcess(database: Database): Promise<string | null> {
  const [row] = await database.asOwner((query) =>
    query(
      `select r.rolname as name, r.rolsuper as is_super, r.rolbypassrls as bypasses, r.rolinherit as inherits,
         exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                 where c.relowner = r.oid and n.nspname = 'platform') as owns
       from pg_roles r where r.rolname = session_user`,
    ),
  );
  const reasons = [
    row?.['is_super'] === true ? 'is a superuser' : '',
    row?.['bypasses'] === true ? 'bypasses row security' : '',
    row?.['owns'] === true ? 'owns the tables' : '',
    row?.['inherits'] === true ? 'inherits the rights of the scopes' : '',
  ].filter((reason) => reason !== '');
  if (reasons.length === 0) return null;
  return (
    `The database role ${String(row?.['name'])} of DATABASE_URL ${reasons.join(', ')}: a fault in the application could then change the schema or read ` +
    `past the scopes. Give the owner's address as MIGRATION_DATABASE_URL, and a role of its own in DATABASE_URL (docs/decisions/0057).`
  );
}
