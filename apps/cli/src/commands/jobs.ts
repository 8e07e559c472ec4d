import { Option } from 'commander';
import type { Command } from 'commander';
import { SYSTEM } from '@hearth/platform/database';
import { z } from 'zod';
import type { CommandContext } from '../context.ts';
import { requireMigrated, withInstallation } from '../installation/open.ts';
import { OperatorError } from '../operator-error.ts';

const STATES = {
  failed: ['failed'],
  waiting: ['created', 'retry'],
  active: ['active'],
} as const;
type Shown = keyof typeof STATES;

const COUNTS = `
  select name, count(*) filter (where state in ('created', 'retry'))::int as waiting, count(*) filter (where state = 'active')::int as active,
    count(*) filter (where state = 'failed')::int as failed
  from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name order by name`;
/** What a job was asked for with is not shown: it can be about anybody. */
const LIST = `
  select id::text as id, name, state::text as state, retry_count as tries, created_on, left(output->>'message', 200) as problem
  from pgboss.job where state::text = any ($1::text[]) order by created_on desc limit $2::int`;
const RETRY = `
  update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
  where state = 'failed' and ($1::uuid[] is null or id = any ($1::uuid[])) returning id`;

const counted = z.object({ name: z.string(), waiting: z.int(), active: z.int(), failed: z.int() });
const listed = z.object({
  id: z.string(),
  name: z.string(),
  state: z.string(),
  tries: z.int(),
  created_on: z.date(),
  problem: z.string().nullable(),
});

/** Adds `hearth jobs list` and `hearth jobs retry`. */
export function addJobs(program: Command, context: CommandContext): void {
  const jobs = program
    .command('jobs')
    .description('Looks after background work. On PostgreSQL servers may run meanwhile.');
  jobs
    .command('list')
    .description('Counts the jobs of each kind, or lists those of one state, newest first.')
    .addOption(new Option('--state <state>', 'list the jobs of this state').choices(Object.keys(STATES)))
    .option('--limit <n>', 'list so many at most', '50')
    .option('--json', 'one JSON object a line')
    .action((options: ListOptions) => listJobs(context, options));
  jobs
    .command('retry')
    .description('Has failed jobs tried once more by the running servers.')
    .argument('[ids...]', 'the ids of the jobs')
    .option('--all', 'every failed job')
    .action((ids: readonly string[], { all = false }: { readonly all?: boolean }) => retryJobs(context, ids, all));
}

interface ListOptions {
  readonly state?: Shown;
  readonly limit: string;
  readonly json?: boolean;
}

async function ask(context: CommandContext, text: string, values: readonly unknown[] = []) {
  return withInstallation(context, async ({ database, owner }) => {
    await requireMigrated(owner);
    return database.run(SYSTEM, (tx) => tx.query(text, values));
  });
}

async function listJobs(context: CommandContext, { state, limit, json: asJson = false }: ListOptions): Promise<void> {
  const { say } = context;
  if (state === undefined) {
    const counts = z.array(counted).parse(await ask(context, COUNTS));
    for (const count of counts)
      say(
        asJson
          ? JSON.stringify(count)
          : `${count.name}: ${count.waiting} waiting, ${count.active} active, ${count.failed} failed`,
      );
    if (counts.length === 0 && !asJson) say('There are no jobs.');
    return;
  }
  const most = z.coerce.number().int().min(1).max(10_000).safeParse(limit);
  if (!most.success) throw new OperatorError('--limit is a number from 1 to 10000.');
  const rows = z.array(listed).parse(await ask(context, LIST, [[...STATES[state]], most.data]));
  for (const row of rows)
    say(
      asJson
        ? JSON.stringify(row)
        : `${row.id}  ${row.created_on.toISOString()}  ${row.name}  ${row.state}, tried ${row.tries} times${row.problem === null ? '' : `: ${row.problem}`}`,
    );
  if (rows.length === 0 && !asJson) say(`No job is ${state}.`);
}

async function retryJobs(context: CommandContext, ids: readonly string[], all: boolean): Promise<void> {
  if (all === ids.length > 0) throw new OperatorError('Give the ids of failed jobs, or --all.');
  if (!z.array(z.uuid()).safeParse(ids).success) throw new OperatorError('The id of a job is a UUID.');
  const retried = await ask(context, RETRY, [all ? null : [...ids]]);
  if (!all && retried.length < ids.length)
    throw new OperatorError(`${retried.length} of ${ids.length} jobs are tried again; the others have not failed.`);
  context.say(`${retried.length} jobs are tried again.`);
}
