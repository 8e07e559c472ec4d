import { defineModule } from '@hearth/platform/module';
import { adjustForecast } from './handlers/adjust-forecast.ts';
import { approveForecast } from './handlers/approve-forecast.ts';
import { listForecastChanges } from './handlers/list-forecast-changes.ts';
import { forecastAll } from './jobs/forecast-all.ts';
import { forecastLocation } from './jobs/forecast-location.ts';
import { getDemand } from './handlers/get-demand.ts';
import { importActuals } from './handlers/import-actuals.ts';
import { listActualChanges } from './handlers/list-actual-changes.ts';
import { putActuals } from './handlers/put-actuals.ts';
import { addStaffingNeed } from './handlers/add-staffing-need.ts';
import { changeStaffingNeed } from './handlers/change-staffing-need.ts';
import { listStaffingNeeds } from './handlers/list-staffing-needs.ts';
import { removeStaffingNeed } from './handlers/remove-staffing-need.ts';

/** What there is to do at a location, and how many people are needed when. */
export const demand = defineModule({
  name: 'demand',
  endpoints: [
    listStaffingNeeds,
    addStaffingNeed,
    changeStaffingNeed,
    removeStaffingNeed,
    getDemand,
    importActuals,
    putActuals,
    listActualChanges,
    listForecastChanges,
    adjustForecast,
    approveForecast,
  ],
  jobs: [forecastLocation, forecastAll],
});
