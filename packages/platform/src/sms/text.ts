import { newId } from '@hearth/kit/id';
import { uuid } from '@hearth/kit/schema';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { inScope, SYSTEM } from '../database.ts';
import type { Tx } from '../database.ts';
import { untilCommitted } from '../database/until-kept.ts';
import { defineJob, jobNamed } from '../jobs/job-contract.ts';
import { tally } from '../metrics/tally.ts';
import { workOn } from '../module.ts';
import type { Job, Text, Work } from '../module.ts';
import { TextRefused } from './connector.ts';
import type { TextStatus } from './connector.ts';
import { smsConnector } from './provider.ts';

export const SEND_TEXT = defineJob('platform.sendText', { id: uuid });
const E164 = /^\+[1-9]\d{6,14}$/;
/** Tries after the first; each waits double. */
const RETRIES = 8;
/** What is kept of a text is forgotten after so many days, its number with it. */
const KEPT_DAYS = 30;

/** Keeps a text in the transaction and returns its id; the job hands it over when the transaction has committed. */
export async function keepText(tx: Tx, { from, to, text, otherwise }: Text): Promise<string> {
  if (!E164.test(from) || !E164.test(to)) throw new Error('A text goes from one number to one number.');
  const id = newId();
  await tx.execute(
    sql`insert into platform.text (id, sender, recipient, body, otherwise)
      values (${id}, ${from}, ${to}, ${text}, ${otherwise === undefined ? null : JSON.stringify({ job: otherwise.job.name, data: otherwise.data })}::jsonb)`,
  );
  return id;
}

interface TextRow {
  readonly id: string;
  readonly at: Date;
  readonly sender: string;
  readonly recipient: string;
  readonly body: string;
  readonly state: 'queued' | 'sent' | 'delivered' | 'failed';
  readonly attempts: number;
}

/** The newest texts, for the inbox page of a trial installation. */
export function newestTexts(tx: Tx, limit: number): Promise<TextRow[]> {
  return inScope(tx, SYSTEM, (system) =>
    system.execute<TextRow>(
      sql`select id, at, sender, recipient, body, state, attempts from platform.text order by at desc, id desc limit ${limit}`,
    ),
  );
}

/** Notes that the provider has it. What it said is forgotten, as it is of mail; it may have said more in the meantime. */
async function noteSent(tx: Tx, id: string, mode: Config['mode']): Promise<void> {
  await tx.execute(sql`
    update platform.text set attempts = attempts + 1, problem = null, sent_at = platform.moment(),
      state = case when state = 'queued' then 'sent' else state end where id = ${id}`);
  if (mode !== 'demo') await tx.execute(sql`update platform.text set body = '' where id = ${id}`);
}

/**
 * Notes what became of a text, as its provider says it; false where there is none, or its end is known. For one that did not
 * arrive the job is asked for that was named for this.
 */
export async function noteStatus(
  work: Pick<Work<'system'>, 'db' | 'enqueue'>,
  id: string,
  { state, problem }: TextStatus,
): Promise<boolean> {
  const [row] = await work.db.execute<{ otherwise: { readonly job: string; readonly data: object } | null }>(sql`
    with before as (select id, otherwise from platform.text where id = ${id} and state in ('queued', 'sent') for update)
    update platform.text t set state = ${state}, problem = ${problem},
      otherwise = case when ${state} = 'sent' then t.otherwise end
    from before where t.id = before.id returning before.otherwise`);
  if (state === 'failed' && row?.otherwise != null) await work.enqueue(jobNamed(row.otherwise.job), row.otherwise.data);
  return row !== undefined;
}

/** Hands kept texts to the provider. Without one, which leaves nobody who could choose texts, they stay where they are. */
export function textJob(config: Config): Job {
  const { sms } = config;
  const connector = sms === undefined ? undefined : smsConnector(sms);
  return workOn(SEND_TEXT, {
    retries: RETRIES,
    run: async ({ id }, { run, clock, signal }) => {
      const text = await run(SYSTEM, async ({ db }) => {
        const [row] = await db.execute<TextRow>(sql`select * from platform.text where id = ${id} and sent_at is null`);
        return row;
      });
      if (text === undefined || text.state === 'failed' || connector === undefined) return;
      try {
        await connector.send({
          id,
          from: text.sender,
          to: text.recipient,
          text: text.body,
          statusUrl: new URL(`/v1/texts/status/${id}`, config.publicUrl).href,
          now: clock.now(),
        });
      } catch (error) {
        tally.deliveryFailed('sms');
        const problem = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
        const isOver = error instanceof TextRefused || text.attempts >= RETRIES;
        await run(SYSTEM, async (work) => {
          await work.db.execute(
            sql`update platform.text set attempts = attempts + 1, problem = ${problem} where id = ${id}`,
          );
          if (isOver) await noteStatus(work, id, { state: 'failed', problem });
        });
        if (isOver) return;
        throw error;
      }
      await untilCommitted(signal, () => run(SYSTEM, ({ db }) => noteSent(db, id, config.mode)));
    },
  });
}

/** Forgets what was sent to a number; what is still on its way goes out. */
export async function forgetTextsTo(tx: Tx<'system'>, number: string): Promise<void> {
  await tx.execute(sql`delete from platform.text where recipient = ${number} and state <> 'queued'`);
}

/** Forgets texts, and the numbers that they went to. */
export const forgetTexts: Job = {
  name: 'platform.forgetTexts',
  cron: '41 3 * * *',
  run: async (_data, { run }) => {
    await run(SYSTEM, ({ db }) =>
      db.execute(
        sql`delete from platform.text where at < platform.moment() - make_interval(days => ${KEPT_DAYS}::int)`,
      ),
    );
  },
};
