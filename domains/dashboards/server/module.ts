import { defineModule } from '@hearth/platform/module';
import { getDay } from './handlers/get-day.ts';
import { rankLocations } from './handlers/rank-locations.ts';

/** What waits, for whoever runs a place and for whoever runs many. */
export const dashboards = defineModule({ name: 'dashboards', endpoints: [getDay, rankLocations] });
