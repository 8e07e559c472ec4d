import { addDays } from '@hearth/domains/scheduling/rules';
import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { MOST_GAP_DAYS } from '../../rules/forecasting/forecast-driver.ts';
import { findForecastLocations } from '../queries/forecast.ts';
import { FORECAST_LOCATION } from './forecast-location.ts';

const AT_ONCE = 200;

/** Asks each night for a forecast of every location with values of the last quarter of a year. */
export const forecastAll: Job = {
  name: 'demand.forecastAll',
  cron: '41 2 * * *',
  run: async (_data, work) => {
    const since = addDays(work.clock.now().toISOString().slice(0, 10), -MOST_GAP_DAYS);
    let afterId: string | null = null;
    while (!work.signal.aborted) {
      const page: { afterId: string | null; limit: number } = { afterId, limit: AT_ONCE };
      const due = await work.run(SYSTEM, async ({ db, enqueue }) => {
        const ids = await findForecastLocations(db, since, page);
        for (const id of ids) await enqueue(FORECAST_LOCATION, { location_id: id }, { key: id });
        return ids;
      });
      afterId = due.at(-1) ?? null;
      if (due.length < AT_ONCE) break;
    }
  },
};
