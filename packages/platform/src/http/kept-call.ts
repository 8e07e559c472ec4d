import { createHash } from 'node:crypto';
import type { Actor } from '@hearth/kit/access';
import type { Endpoint } from '@hearth/kit/endpoint';
import { CONFLICT, failure, invalid } from '@hearth/kit/failure';
import { sql } from 'kysely';
import { inScope, SYSTEM } from '../database.ts';
import type { Tx } from '../database.ts';
import type { Job } from '../module.ts';
import { WithHeaders } from '../module.ts';
import { sealedColumn } from '../sealing/sealed-column.ts';
import { Budgets } from './budgets.ts';

/** The header with which a program says that a call is the same as one before. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** Said in answers that were kept. */
export const REPLAYED = 'Idempotency-Replayed';
const FORM = /^[\x21-\x7e]{1,255}$/;
/** Longer answers are not kept, in letters. */
const LONGEST_ANSWER = 100_000;
/** So much of answers is kept in a day of one caller, in letters; of calls beyond that it is known that they were made, and not what was answered. */
export const KEPT_A_DAY = 50_000_000;
/** What a call takes beside its answer. */
const ROW = 1_000;
const DAY_SECONDS = 86_400;
/** What each caller has left of it, on this node. */
export const keptRoom = new Budgets(KEPT_A_DAY, DAY_SECONDS, () => performance.now());

/** A call that is made once, however often it is sent. */
export interface KeptCall {
  readonly callerId: string;
  readonly keyHash: string;
  readonly operation: string;
}

/** The sealed answers: they may hold what only their caller may read. */
export const KEPT_ANSWER = sealedColumn({
  table: 'platform.kept_call',
  key: ['caller_id', 'key_hash'],
  column: 'answer',
});

const hash = (...parts: readonly string[]): Buffer => {
  const made = createHash('sha256');
  for (const part of parts) made.update(`${part.length}:${part}`);
  return made.digest();
};

/**
 * Tells if a call can be sent with a key: it changes something, in one transaction together with its kept answer, and its answer may be
 * kept. One that mints a secret isn't kept.
 */
export function canBeKept({ method, access, transaction, answers, multipart, mergeable }: Endpoint): boolean {
  return (
    method !== 'GET' &&
    access.kind !== 'anyone' &&
    access.kind !== 'provisioner' &&
    transaction === 'write' &&
    answers === 'json' &&
    multipart === undefined &&
    mergeable !== false
  );
}

/**
 * Reads the key of a call; undefined without one, and for reads, which can be repeated anyhow. Refuses a key of the wrong form, and one for a
 * call that can't be kept: ignoring it would promise what isn't so.
 */
export function readKeptCall(
  endpoint: Endpoint,
  sent: string | string[] | undefined,
  actor: Actor | undefined,
): KeptCall | undefined {
  if (sent === undefined || endpoint.method === 'GET') return undefined;
  if (typeof sent !== 'string' || !FORM.test(sent))
    throw invalid([
      { field: IDEMPOTENCY_KEY, rule: 'format_regex', message: 'must be 1 to 255 visible ASCII characters' },
    ]);
  if (actor === undefined || !canBeKept(endpoint))
    throw invalid([{ field: IDEMPOTENCY_KEY, rule: 'known_field', message: 'can’t be used with this call' }]);
  // Whoever acts for somebody has keys of their own there: neither gets the other's answers.
  const keyHash = hash(sent, actor.impersonatorId ?? '').toString('hex');
  return { callerId: actor.token?.id ?? actor.userId, keyHash, operation: endpoint.id };
}

interface Row {
  readonly operation: string;
  readonly input_hash: Uint8Array;
  readonly status: number | null;
  readonly answer: string | null;
}

/**
 * Does a call's work in its transaction, or returns the answer that it had before. A second call that comes while the first is under way waits
 * for it. If the work fails, nothing is kept, and the same key can be used again.
 */
export async function callOnce(
  tx: Tx,
  { callerId, keyHash, operation }: KeptCall,
  input: unknown,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const inputHash = hash(JSON.stringify(input));
  const of = `${callerId} ${keyHash}`;
  const before = await inScope(tx, SYSTEM, async (system) => {
    const [fresh] = await system.execute(sql`
      insert into platform.kept_call (caller_id, key_hash, operation, input_hash) values (${callerId}, ${keyHash}, ${operation}, ${inputHash})
      on conflict do nothing returning 1 as one`);
    if (fresh !== undefined) return undefined;
    const [row] = await system.execute<Row>(sql`
      select operation, input_hash, status, answer from platform.kept_call where caller_id = ${callerId} and key_hash = ${keyHash}`);
    return row === undefined
      ? undefined
      : { ...row, answer: row.answer === null ? null : KEPT_ANSWER.open(system, of, row.answer) };
  });
  if (before !== undefined) {
    if (before.operation !== operation || !inputHash.equals(before.input_hash))
      throw invalid([{ field: IDEMPOTENCY_KEY, rule: 'once', message: 'was used for another call' }]);
    if (before.answer === null) throw failure(CONFLICT, { reason: 'DONE_BEFORE' });
    return new WithHeaders(JSON.parse(before.answer), { [REPLAYED]: 'true' }, before.status ?? 200);
  }
  const result = await work();
  const { answer, status } = result instanceof WithHeaders ? result : { answer: result, status: 200 };
  const text = JSON.stringify(answer) ?? 'null';
  const isKept = text.length <= LONGEST_ANSWER && keptRoom.take(callerId, ROW + text.length).waitSeconds === 0;
  const sealed = !isKept ? null : KEPT_ANSWER.seal(tx, of, text);
  await inScope(tx, SYSTEM, (system) =>
    system.execute(sql`
      update platform.kept_call set status = ${status}, answer = ${sealed} where caller_id = ${callerId} and key_hash = ${keyHash}`),
  );
  return result;
}

/** Forgets answers after a day, as the document promises. */
export const forgetKeptCalls: Job = {
  name: 'platform.forgetKeptCalls',
  cron: '27 * * * *',
  run: async (_data, { run }) =>
    void (await run(SYSTEM, ({ db }) =>
      db.execute(sql`delete from platform.kept_call where at < platform.moment() - interval '24 hours'`),
    )),
};
