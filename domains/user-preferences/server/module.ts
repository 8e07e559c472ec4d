import { defineModule } from '@hearth/platform/module';
import { changeNavigationPreferences } from './handlers/change-navigation-preferences.ts';
import { changePinnedSearch } from './handlers/change-pinned-search.ts';
import { getNavigationPreferences } from './handlers/get-navigation-preferences.ts';
import { getPinnedSearches } from './handlers/get-pinned-searches.ts';

/** Personal preferences of people. */
export const userPreferences = defineModule({
  name: 'user-preferences',
  endpoints: [getNavigationPreferences, changeNavigationPreferences, getPinnedSearches, changePinnedSearch],
});
