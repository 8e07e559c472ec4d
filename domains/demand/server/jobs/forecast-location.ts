import { uuid } from '@hearth/kit/schema';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { workOn } from '@hearth/platform/module';
import { makeForecasts } from '../actions/make-forecasts.ts';

export const FORECAST_LOCATION = defineJob('demand.forecastLocation', { location_id: uuid }, { isKeyed: true });

/** Forecasts a location once new values are there. */
export const forecastLocation = workOn(FORECAST_LOCATION, {
  retries: 3,
  expireInSeconds: 600,
  run: ({ location_id: id }, work) => makeForecasts(work, id),
});
