import type { Tx } from '@hearth/platform/database';
import type { NavigationPreferences } from '../../contract/schemas.ts';

interface PreferenceTables {
  'user_preferences.navigation': {
    user_id: string;
    default_home_page: NavigationPreferences['default_home_page'];
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
