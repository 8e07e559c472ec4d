import type { Tx } from '@hearth/platform/database';
import type { Generated } from 'kysely';
import type { NavigationPreferences } from '../../contract/schemas.ts';

interface PreferenceTables {
  'user_preferences.navigation': {
    user_id: string;
    default_home_page: NavigationPreferences['default_home_page'];
    setup_hidden: Generated<boolean>;
    updated_at: Date;
  };
}

/** Finds a person's navigation preferences; undefined before the first choice. */
export function findNavigation(tx: Tx<'self'>, userId: string): Promise<NavigationPreferences | undefined> {
  return tx
    .tables<PreferenceTables>()
    .selectFrom('user_preferences.navigation')
    .select('default_home_page')
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function upsertNavigation(
  tx: Tx<'self'>,
  userId: string,
  { default_home_page }: NavigationPreferences,
  now: Date,
): Promise<void> {
  await tx
    .tables<PreferenceTables>()
    .insertInto('user_preferences.navigation')
    .values({ user_id: userId, default_home_page, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ default_home_page, updated_at: now }))
    .execute();
}

/** Whether a person has hidden the setup checklist. */
export async function isSetupHidden(tx: Tx<'self'>, userId: string): Promise<boolean> {
  const row = await tx
    .tables<PreferenceTables>()
    .selectFrom('user_preferences.navigation')
    .select('setup_hidden')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.setup_hidden ?? false;
}

/** Hides the setup checklist from a person's start page, or shows it again. */
export async function setSetupHidden(tx: Tx<'self'>, userId: string, hidden: boolean, now: Date): Promise<void> {
  await tx
    .tables<PreferenceTables>()
    .insertInto('user_preferences.navigation')
    .values({ user_id: userId, default_home_page: null, setup_hidden: hidden, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ setup_hidden: hidden, updated_at: now }))
    .execute();
}
