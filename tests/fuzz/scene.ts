import { makeEmployer } from '@hearth/domains/access/factory';
import { createSessionFor } from '@hearth/domains/identity/service';

import { seed } from '@hearth/server/seed/seed';
import { DEMO_PEOPLE } from '@hearth/server/seed/story';
import { openTestServer } from '@hearth/testing/server';
import type { Database } from '@hearth/platform/database';
import type { TestServer } from '@hearth/testing/server';

/** A row of the database with the names that calls use for its ids. */
export type Row = Readonly<Record<string, unknown>>;

/** The seeded demonstration group, with what plausible requests are made of. */
export interface Scene {
  readonly server: TestServer;
  /** Rows of every table. */
  readonly rows: readonly Row[];
  /** What stands in the database under a name: ids under `job_id`, words under `status`. */
  readonly known: ReadonlyMap<string, readonly string[]>;
  /** The seeded group. */
  readonly groupId: string;
  /** A bearer token of one of the people, by their kind. */
  tokenOf(who: Who): string | undefined;
  /** What the server logged since it was last asked. */
  logged(): string;
  /** Opens new sessions: whoever was signed out or removed by a request is there again. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

/** Who calls. The newcomers are made anew with every renewal; the others have a past. */
export type Who = 'nobody' | 'owen' | 'leonor' | 'noor' | 'pia' | 'newOwner' | 'newManager' | 'directory';

/** What the mail server proves itself with. */
export const MAIL_SECRET = 'a-secret-of-the-mail-server-in-tests';
export const MAIL_DOMAIN = 'in.example.com';

const ROWS_OF_A_TABLE = 12;

/** Seeds a server of its own, on a database that `around` stands before. */
export async function openScene(around?: (database: Database) => Database): Promise<Scene> {
  const lines: string[] = [];
  const server = await openTestServer({
    lines,
    environment: {
      HOST: '127.0.0.1',
      MAIL_IN_DOMAIN: MAIL_DOMAIN,
      MAIL_IN_SECRET: MAIL_SECRET,
      RATE_LIMIT_FACTOR: '1000000',
    },
    ...(around === undefined ? {} : { around }),
  });
  await seed(server.application, () => undefined);
  const rows = await rowsOf(server);
  const known = valuesOf(rows);
  const groupId = String(rows.find((row) => row['group_id'] !== undefined && row['group_id'] !== null)?.['group_id']);
  const locationId = known.get('location_id')?.[0] ?? groupId;
  const tokens = new Map<Who, string>();
  const renew = async (): Promise<void> => {
    // Whoever has to set up a second step first reaches nothing.
    await server.database.asOwner((query) => query('update access.sign_in_policy set second_factor_required = false'));
    await server.run(async (work) => {
      tokens.set('newOwner', (await makeEmployer(work, { brandId: groupId, as: 'ENTERPRISE_OWNER' })).token);
      tokens.set('newManager', (await makeEmployer(work, { brandId: locationId, as: 'LOCATION_MANAGER' })).token);
    });
    for (const { username } of DEMO_PEOPLE) {
      const userId = rows.find((row) => row['username'] === username && row['email'] !== undefined)?.['id'];
      await server
        .run(async (work) => (await createSessionFor(work, String(userId))).access_token)
        .then(
          (token) => tokens.set(username as Who, token),
          () => tokens.delete(username as Who),
        );
    }
    const made = await server.request('POST', `/v1/brands/${groupId}/provisioning_tokens`, {
      token: tokens.get('newOwner') ?? '',
      body: { name: 'Directory' },
    });
    if (made.status === 200) tokens.set('directory', (made.data as { readonly token: string }).token);
  };
  await renew();
  return {
    server,
    rows,
    known,
    groupId,
    tokenOf: (who) => tokens.get(who),
    logged: () => lines.splice(0).join(' ').slice(0, 2_500),
    renew,
    stop: server.stop,
  };
}

/** Some rows of every table, with `job_id` beside the `id` of a job. */
async function rowsOf({ database }: TestServer): Promise<Row[]> {
  return database.asOwner(async (query) => {
    const tables = await query(
      `select table_schema as schema, table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'pgboss')
       order by 1, 2`,
    );
    const rows: Row[] = [];
    for (const { schema, name } of tables)
      for (const row of await query(
        `select * from "${String(schema)}"."${String(name)}" order by 1 limit ${ROWS_OF_A_TABLE}`,
      ))
        rows.push(typeof row['id'] === 'string' ? { ...row, [`${String(name)}_id`]: row['id'] } : row);
    rows.push(...(await query('select * from identity."user" where username is not null limit 200')));
    return rows;
  });
}

const MOST_OF_A_NAME = 60;

function valuesOf(rows: readonly Row[]): Map<string, string[]> {
  const known = new Map<string, Set<string>>();
  for (const row of rows)
    for (const [name, value] of Object.entries(row)) {
      if (typeof value !== 'string' || value.length > 200) continue;
      const values = known.get(name) ?? new Set();
      if (values.size < MOST_OF_A_NAME) values.add(value);
      known.set(name, values);
    }
  return new Map([...known].map(([name, values]) => [name, [...values]]));
}
