import { editingFailures } from '@hearth/domains/scheduling/contract';
import { LIVE_SCHEDULE, PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { localDate, optionalText, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { count, driver } from './actual-schemas.ts';
import {
  FORECAST_CHANGED_SINCE,
  FORECAST_DAY_OVER,
  FORECAST_MISSING,
  FORECAST_REASON,
  SALES_NOT_ALLOWED,
} from './failures.ts';
import { demandOfWeeks, forecastChange } from './forecast-schemas.ts';

const service = 'scheduling';
const { SCHEDULE_NEEDS_LOCATION } = editingFailures;
const reads = {
  service,
  whileActing: 'allowed',
  access: brand('id', 'VIEW_SCHEDULE', { services: LIVE_SCHEDULE }),
} as const;

export const getDemand = endpoint({
  id: 'demand.getDemand',
  method: 'GET',
  path: '/v1/brands/{id}/demand',
  ...reads,
  summary:
    'Returns what one driver of a location was on each day of the last eight weeks, what is expected of the next six, how far off such forecasts were, and which drivers are known.',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ driver: driver.optional() }),
  answer: demandOfWeeks,
  failures: { SCHEDULE_NEEDS_LOCATION },
});

export const listForecastChanges = endpoint({
  id: 'demand.listForecastChanges',
  method: 'GET',
  path: '/v1/brands/{id}/demand_forecast/{driver}/changes',
  ...reads,
  summary: 'Lists the last 50 times that someone adjusted or approved a day of a forecast, or took that back.',
  params: z.strictObject({ id: uuid, driver }),
  answer: z.strictObject({ changes: z.array(forecastChange), currency: z.string().nullable() }),
  failures: { SCHEDULE_NEEDS_LOCATION, SALES_NOT_ALLOWED },
});

export const adjustForecast = endpoint({
  id: 'demand.adjustForecast',
  method: 'PUT',
  path: '/v1/brands/{id}/demand_forecast/{driver}/{day}',
  service,
  whileActing: 'allowed',
  access: brand('id', 'EDIT_SCHEDULE', { services: PLANNING }),
  summary:
    'Sets what is expected of a day in place of the forecast, with a reason, or takes that back. The forecast leaves an adjusted day alone, and an approval of it ends.',
  params: z.strictObject({ id: uuid, driver, day: localDate }),
  body: z.strictObject({ total: count.nullable(), reason: optionalText(300), version: rowVersion }),
  answer: z.strictObject({ version: rowVersion }),
  failures: {
    SCHEDULE_NEEDS_LOCATION,
    SALES_NOT_ALLOWED,
    FORECAST_CHANGED_SINCE,
    FORECAST_MISSING,
    FORECAST_DAY_OVER,
    FORECAST_REASON,
  },
  changes: () => [getDemand, listForecastChanges],
});

export const approveForecast = endpoint({
  id: 'demand.approveForecast',
  method: 'POST',
  path: '/v1/brands/{id}/demand_forecast/{driver}/approval',
  service,
  whileActing: 'allowed',
  access: brand('id', 'PUBLISH_SCHEDULE', { services: PLANNING }),
  summary:
    'Approves the coming days of a forecast as they were read, or reopens them. An approved day stays as it is until then.',
  params: z.strictObject({ id: uuid, driver }),
  body: z.strictObject({
    is_approved: z.boolean(),
    days: z
      .array(z.strictObject({ day: localDate, version: rowVersion }))
      .min(1)
      .max(42),
  }),
  answer: z.strictObject({ changed: z.int() }),
  failures: { SCHEDULE_NEEDS_LOCATION, SALES_NOT_ALLOWED, FORECAST_CHANGED_SINCE, FORECAST_MISSING, FORECAST_DAY_OVER },
  changes: () => [getDemand, listForecastChanges],
});
