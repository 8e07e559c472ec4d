import { searchApplications } from '@hearth/domains/applications/service';
import { searchBrandsByWords } from '@hearth/domains/core/service';
import { searchJobs } from '@hearth/domains/jobs/service';
import { searchMessages } from '@hearth/domains/messaging/service';
import { searchComingShifts } from '@hearth/domains/scheduling/service';
import { searchPeople } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { ConditionType, Permission } from '@hearth/kit/permissions';
import type { SearchResult, SearchWindow, Tx, WordSearch } from '@hearth/platform/database';
import type { FoundGroups, Kind } from '../contract/schemas.ts';

type Hit<K extends Kind> = NonNullable<FoundGroups[K]>['hits'][number];

/** A kind of search result: the permission that it needs and the function that finds it. */
interface SearchSource<K extends Kind> {
  readonly permission: Permission;
  /** The condition that the search honours; a right that is narrowed otherwise counts as none. */
  readonly condition?: ConditionType;
  /** Looked for as typed only: long texts hold words that are like any other. */
  readonly exactOnly?: true;
  readonly find: (
    tx: Tx<'tenant'>,
    grant: BrandGrant,
    search: WordSearch,
    window: SearchWindow,
    now: Date,
  ) => Promise<SearchResult<Hit<K>>>;
}

export const SOURCES: { readonly [K in Kind]: SearchSource<K> } = {
  people: { permission: 'VIEW_TEAM', condition: 'POSITION_CATEGORY', find: searchPeople },
  applications: { permission: 'VIEW_APPLICATIONS', find: searchApplications },
  jobs: { permission: 'VIEW_JOBS', find: searchJobs },
  locations: { permission: 'VIEW_BRAND', find: searchBrandsByWords },
  shifts: { permission: 'VIEW_SCHEDULE', condition: 'POSITION_CATEGORY', find: searchComingShifts },
  messages: { permission: 'VIEW_MESSAGES', exactOnly: true, find: searchMessages },
};
