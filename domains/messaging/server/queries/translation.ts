import type { Language } from '@hearth/kit/constants';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A message by another person, with its cached translation. */
export interface TranslatableRow {
  readonly id: string;
  readonly body: string;
  readonly sender_side: 'EMPLOYER' | 'CANDIDATE';
  /** Null: nothing is kept. */
  readonly source: string | null;
  readonly translated: string | null;
}

/** Those of the given messages of a conversation that others wrote, with words in them. */
export function findTranslatable(
  tx: Tx<'system'>,
  applicationId: string,
  {
    ids,
    language,
    readerId,
  }: { readonly ids: readonly string[]; readonly language: Language; readonly readerId: string },
): Promise<TranslatableRow[]> {
  return tx.execute<TranslatableRow>(sql`
    select m.id, m.body, m.sender_side, t.source, t.body as translated
    from messaging.message m left join messaging.translation t on t.message_id = m.id and t.language = ${language}
    where m.application_id = ${applicationId} and m.id = any (${[...ids]}::uuid[]) and m.body <> ''
      and m.sender_user_id is distinct from ${readerId}
    order by m.sent_at, m.id`);
}

/** Counts the translations made for a person since an instant. */
export async function countTranslationsFor(tx: Tx<'system'>, userId: string, since: Date): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*) as n from messaging.translation where made_for = ${userId} and made_at > ${since}`,
  );
  return row?.n ?? 0;
}

/** Keeps what was made, unless the words of the message are others by now. */
export async function insertTranslations(
  tx: Tx<'system'>,
  made: readonly {
    readonly id: string;
    readonly body: string;
    readonly source: string;
    readonly text: string | null;
  }[],
  { language, readerId, now }: { readonly language: Language; readonly readerId: string; readonly now: Date },
): Promise<void> {
  if (made.length === 0) return;
  await tx.execute(sql`
    insert into messaging.translation (message_id, language, source, body, made_for, made_at)
    select m.id, ${language}, given.source, given.text, ${readerId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as given (id uuid, body text, source text, text text)
    join messaging.message m on m.id = given.id and m.body = given.body
    on conflict do nothing`);
}

/** Is true if a person reads this conversation in their own language. */
export async function isTranslationWanted(tx: Tx, applicationId: string, userId: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from messaging.translation_choice where application_id = ${applicationId} and user_id = ${userId}`,
  );
  return rows.length > 0;
}

export async function setTranslationWanted(
  tx: Tx,
  applicationId: string,
  userId: string,
  since: Date | null,
): Promise<void> {
  await tx.execute(
    since === null
      ? sql`delete from messaging.translation_choice where application_id = ${applicationId} and user_id = ${userId}`
      : sql`insert into messaging.translation_choice (user_id, application_id, since)
          values (${userId}, ${applicationId}, ${since}) on conflict do nothing`,
  );
}
