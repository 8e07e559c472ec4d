import { defineModule } from '@hearth/platform/module';
import { changeSetupPreference } from './handlers/change-setup-preference.ts';
import { getDay } from './handlers/get-day.ts';
import { getSetup } from './handlers/get-setup.ts';
import { listLocationHours } from './handlers/list-location-hours.ts';
import { rankLocations } from './handlers/rank-locations.ts';

/** Dashboards of pending work, for managers of one or many locations, and the setup checklist. */
export const dashboards = defineModule({
  name: 'dashboards',
  endpoints: [getDay, rankLocations, listLocationHours, getSetup, changeSetupPreference],
});
