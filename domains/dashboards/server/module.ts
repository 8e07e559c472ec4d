import { defineModule } from '@hearth/platform/module';
import { getDay } from './handlers/get-day.ts';
import { rankLocations } from './handlers/rank-locations.ts';

/** Dashboards of pending work, for managers of one or many locations. */
export const dashboards = defineModule({ name: 'dashboards', endpoints: [getDay, rankLocations] });
