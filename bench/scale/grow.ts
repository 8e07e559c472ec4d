import type pg from 'pg';

/** How many times the rows of the seed there are afterwards. */
export const TIMES = 100;
/** How many times its 600 applications: 100,200. */
const APPLICATION_TIMES = 167;
/** How many applications the place of the manager then holds. */
export const AT_PLACE = 2_000;

/** The same id for the same row and copy, so that copies refer to copies. */
const copied = (column: string): string => `md5(${column}::text || n)::uuid`;
const ofGroup = (column: string): string => `md5(${column}::text || 'group')::uuid`;

async function copy(
  client: pg.Client,
  table: string,
  changes: Readonly<Record<string, string>>,
  from = `generate_series(1, ${TIMES - 1}) n`,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = rows.map(({ name }) => `"${name}"`);
  const values = rows.map(({ name }) => changes[name] ?? `t."${name}"`);
  await client.query(
    `insert into ${table} (${columns.join(',')}) select ${values.join(',')} from ${table} t cross join ${from} on conflict do nothing`,
  );
}

/**
 * Makes a hundred times of what the demonstration has: people, employees, shifts and messages; and 100,000 applications. The place of
 * `username` gets 2,000 applications; all other copies of applications go to a second group.
 */
export async function grow(client: pg.Client, username: string): Promise<void> {
  await client.query('set statement_timeout = 0');
  // Whoever applied has an account.
  await copy(
    client,
    'identity."user"',
    { id: copied('t.id'), email: `n || '-' || t.email`, username: `n || '-' || t.username` },
    `generate_series(1, ${APPLICATION_TIMES - 1}) n`,
  );
  const {
    rows: [place],
  } = await client.query<{ id: string; n: number }>(
    `select g.brand_id as id, (select count(*)::int from applications.application a where a.location_id = g.brand_id) as n
       from access."grant" g join identity."user" u on u.id = g.user_id where u.username = $1`,
    [username],
  );
  if (place === undefined) throw new Error(`${username} has no place.`);
  const here = Math.ceil(AT_PLACE / Math.max(1, place.n)) - 1;
  await copy(
    client,
    'core.brand',
    {
      id: ofGroup('t.id'),
      group_id: ofGroup('t.group_id'),
      parent_id: ofGroup('t.parent_id'),
      ancestor_ids: `(select array_agg(${ofGroup('a')} order by o) from unnest(t.ancestor_ids) with ordinality as x (a, o))`,
      slug: `'copy-' || t.slug`,
    },
    '(values (1)) v (n)',
  );
  const isHere = `(t.location_id = '${place.id}' and n <= ${here})`;
  const moved = (column: string): string => `case when ${isHere} then t.${column} else ${ofGroup(`t.${column}`)} end`;
  await copy(
    client,
    'applications.application',
    {
      id: copied('t.id'),
      user_id: copied('t.user_id'),
      group_id: moved('group_id'),
      location_id: moved('location_id'),
    },
    `generate_series(1, ${APPLICATION_TIMES - 1}) n`,
  );
  await copy(client, 'messaging.message', {
    id: copied('t.id'),
    application_id: copied('t.application_id'),
    candidate_user_id: copied('t.candidate_user_id'),
  });
  await copy(client, 'team.employee', {
    id: copied('t.id'),
    user_id: 'null',
    email: `n || '-' || t.email`,
    employee_number: `t.employee_number || '-' || n`,
  });
  await copy(client, 'scheduling.published_shift', { id: copied('t.id'), employee_id: copied('t.employee_id') });
  await client.query('vacuum analyze');
}
