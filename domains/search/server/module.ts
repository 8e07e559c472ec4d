import { defineModule } from '@hearth/platform/module';
import { searchEverywhere } from './handlers/search-everywhere.ts';

/** One search over what other domains hold; it keeps nothing of its own. */
export const search = defineModule({ name: 'search', endpoints: [searchEverywhere] });
