import { BoundedWork } from '@hearth/platform/bounded/bounded-work';
import type { forecastDriver } from '../rules/forecasting/forecast-driver.ts';

/** One forecast at a time on a server: the other core answers everybody else. */
export const forecasting = new BoundedWork<typeof forecastDriver>(
  new URL('../rules/forecasting/forecast-driver.ts', import.meta.url),
  'forecastDriver',
  { deadlineMs: 60_000, memoryMegabytes: 512, atOnce: 1, waiting: 200 },
);
