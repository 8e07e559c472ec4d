import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** An incoming text as it is remembered. */
export interface IncomingTextRow {
  readonly provider_id: string;
  readonly number: string;
  readonly own_number: string;
  readonly kind: 'WORD' | 'MESSAGE' | 'CODE' | 'STRANGER';
  readonly answered: boolean;
  readonly at: Date;
}

/** Remembers a text; false when it was taken before. */
export async function insertIncoming(tx: Tx<'system'>, row: IncomingTextRow): Promise<boolean> {
  const added = await tx.execute(sql`
    insert into sms.incoming (provider_id, number, own_number, kind, answered, at)
    values (${row.provider_id}, ${row.number}, ${row.own_number}, ${row.kind}, ${row.answered}, ${row.at})
    on conflict (provider_id) do nothing returning provider_id`);
  return added.length === 1;
}

/** Records the kind of an incoming text, and whether it was answered. */
export async function updateIncoming(
  tx: Tx<'system'>,
  id: string,
  { kind, answered }: Pick<IncomingTextRow, 'kind' | 'answered'>,
): Promise<void> {
  await tx.execute(sql`update sms.incoming set kind = ${kind}, answered = ${answered} where provider_id = ${id}`);
}

/** Counts the texts of a number since an instant. */
export async function countIncoming(
  tx: Tx<'system'>,
  number: string,
  since: Date,
): Promise<{
  readonly all: number;
  readonly codes: number;
  readonly answeredAsStranger: number;
  readonly helped: number;
}> {
  const [row] = await tx.execute<{ all: number; codes: number; strangers: number; words: number }>(sql`
    select count(*) as all, count(*) filter (where kind = 'CODE' and answered) as codes,
      count(*) filter (where kind = 'STRANGER' and answered) as strangers,
      count(*) filter (where kind = 'WORD' and answered) as words
    from sms.incoming where number = ${number} and at > ${since}`);
  return {
    all: row?.all ?? 0,
    codes: row?.codes ?? 0,
    answeredAsStranger: row?.strangers ?? 0,
    helped: row?.words ?? 0,
  };
}

/** Counts answered texts without a conversation since an instant, over all numbers. */
export async function countAnswered(tx: Tx<'system'>, since: Date): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*) as n from sms.incoming where at > ${since} and answered and number <> ''`,
  );
  return row?.n ?? 0;
}

/** Forgets that a number sent texts. */
export async function forgetNumber(tx: Tx<'system'>, number: string): Promise<void> {
  await tx.execute(sql`update sms.incoming set number = '', own_number = '' where number = ${number}`);
}

/** Forgets the numbers of texts that came in before a moment; their ids stay, so that none is ever taken again. */
export async function forgetNumbers(tx: Tx<'system'>, until: Date): Promise<void> {
  await tx.execute(sql`update sms.incoming set number = '', own_number = '' where at < ${until} and number <> ''`);
}
