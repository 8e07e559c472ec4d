import type { Job } from '@hearth/platform/module';
import { ownJobs } from '@hearth/platform/jobs/own-jobs';
import { modules } from '@hearth/server/modules';
import { expect, test } from 'vitest';
import { age } from './place-matrix/aged.ts';
import { watch } from './place-matrix/frozen.ts';
import type { Touched } from './place-matrix/frozen.ts';
import { marksIn } from './place-matrix/marks.ts';
import { openScene } from './place-matrix/walk.ts';

const { server, registry, tenants } = await openScene();
const { application } = server;
const takeTouched = await watch(server.database);
const timed = [...ownJobs(application.tools.config), ...modules.flatMap((module) => module.jobs ?? [])].filter(
  ({ cron }) => cron !== undefined,
);
const LONG_MS = 600_000;
/** As long as a job of the scene's few rows is waited for: what takes so long does not end. */
const ENDS_WITHIN_MS = 60_000;
const DAY_MS = 86_400_000;

interface Done {
  readonly job: string;
  readonly touched: readonly Touched[];
}

/** Whose a row is, or tells of: the tenants of every id and word in it. */
const tenantsIn = ({ row }: Touched): string =>
  [...new Set([...marksIn(JSON.stringify(row), '', registry.marks).values()].map(({ tenant }) => tenant))]
    .toSorted()
    .join('');

/** Runs a job as its time comes; fails when it does not end. */
async function run(job: Job): Promise<Done> {
  const ended = new AbortController();
  const stop = setTimeout(() => ended.abort(), ENDS_WITHIN_MS);
  await job.run({}, application.runner.free(ended.signal)).finally(() => clearTimeout(stop));
  if (ended.signal.aborted) throw new Error(`${job.name} does not end`);
  return { job: job.name, touched: await takeTouched() };
}

/** Runs each job once, and then all that they asked for. */
async function runAll(): Promise<readonly Done[]> {
  const done = [];
  for (const job of timed) done.push(await run(job));
  await server.settle();
  return [...done, { job: 'a job that was asked for', touched: await takeTouched() }];
}

/** What jobs wrote of several tenants at once, in words. */
const mixed = (done: readonly Done[]): readonly string[] =>
  done.flatMap(({ job, touched }) =>
    touched
      .filter((one) => tenantsIn(one).length > 1)
      .map((one) => `${job} writes ${one.table} of ${tenantsIn(one)}: ${JSON.stringify(one.row).slice(0, 200)}`),
  );
const written = (done: readonly Done[]): number => done.filter(({ touched }) => touched.length > 0).length;

/** Rows of tenants but one, as they stand. */
async function rowsOfOthers(ours: string): Promise<ReadonlyMap<string, string>> {
  const groups = tenants.filter(({ key }) => key !== ours).map(({ groupId }) => groupId);
  return server.database.asOwner(async (query) => {
    const tables = await query(
      `select n.nspname || '.' || quote_ident(c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'group_id' and not a.attisdropped
       where c.relkind = 'r' and n.nspname not in ('pgboss', 'matrix') order by 1`,
    );
    const rows = new Map<string, string>();
    for (const { name } of tables) {
      const found = await query(
        `select coalesce(string_agg(to_jsonb(t)::text, ' ' order by to_jsonb(t)::text), '') as rows from ${String(name)} t where group_id = any ($1)`,
        [groups],
      );
      rows.set(String(name), String(found[0]?.['rows']));
    }
    return rows;
  });
}

// What a job does on the scene, it has done for good: the tests follow each other.
test(
  'every timed job ends, and writes no row that tells of two tenants',
  async () => {
    expect(timed.length).toBeGreaterThan(40);
    const done = await runAll();
    expect(mixed(done)).toEqual([]);
    expect(written(done)).toBeGreaterThan(4);
  },
  LONG_MS,
);

test(
  'what is due for one tenant changes nothing of others',
  async () => {
    // Until nothing is left to do for anybody.
    for (let round = 0; round < 4 && written(await runAll()) > 0; round += 1);
    const [ours] = tenants;
    if (ours === undefined) throw new Error('the scene has no tenants');
    expect(await age(server.database, ours)).toEqual([]);
    const before = await rowsOfOthers(ours.key);
    const done = await runAll();
    const foreign = done.flatMap(({ job, touched }) =>
      touched
        .filter((one) => tenantsIn(one) !== '' && tenantsIn(one) !== ours.key)
        .map((one) => `${job} writes ${one.table} of ${tenantsIn(one)}`),
    );
    expect(foreign).toEqual([]);
    expect(await rowsOfOthers(ours.key)).toEqual(before);
    expect(written(done)).toBeGreaterThan(4);
  },
  LONG_MS,
);

test(
  'nor do two tenants mix when all that they have is due at once',
  async () => {
    server.clock.advance(400 * DAY_MS);
    const done = await runAll();
    expect(mixed(done)).toEqual([]);
    expect(written(done)).toBeGreaterThan(4);
  },
  LONG_MS,
);
