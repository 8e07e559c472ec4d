import type { Language } from '@hearth/kit/constants';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { NoticeSettings } from '../../contract/schemas.ts';

/** The notice settings of a person. */
export interface SettingRow {
  readonly user_id: string;
  readonly language: Language;
  readonly chosen: NoticeSettings | null;
  /** An address of theirs that mail came back from. */
  readonly unreachable: string | null;
}

export function findSettings(tx: Tx<'self' | 'system'>, userIds: readonly string[]): Promise<SettingRow[]> {
  return tx.execute<SettingRow>(
    sql`select user_id, language, chosen, unreachable from notices.setting where user_id = any (${[...userIds]}::uuid[])`,
  );
}

/** Keeps the language that somebody reads the product in. */
export async function keepLanguage(tx: Tx<'self'>, userId: string, language: Language): Promise<void> {
  await tx.execute(sql`
    insert into notices.setting as kept (user_id, language) values (${userId}, ${language})
    on conflict (user_id) do update set language = excluded.language where kept.language <> excluded.language`);
}

export async function saveChosen(
  tx: Tx<'self' | 'system'>,
  userId: string,
  language: Language,
  chosen: NoticeSettings,
): Promise<void> {
  await tx.execute(sql`
    insert into notices.setting (user_id, language, chosen) values (${userId}, ${language}, ${JSON.stringify(chosen)}::jsonb)
    on conflict (user_id) do update set chosen = excluded.chosen`);
}

/** Notes that mail to an address of a person comes back. */
export async function markUnreachable(
  tx: Tx<'system'>,
  userId: string,
  language: Language,
  address: string,
): Promise<void> {
  await tx.execute(sql`
    insert into notices.setting (user_id, language, unreachable) values (${userId}, ${language}, ${address})
    on conflict (user_id) do update set unreachable = excluded.unreachable`);
}
