import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { FORECAST_CHANGED_SINCE, FORECAST_MISSING, FORECAST_REASON } from '../../contract/failures.ts';
import { adjustForecast as contract } from '../../contract/forecast-endpoints.ts';
import { requireComing, requireForecast, tellForecast } from '../forecast-place.ts';
import { FORECAST_LOCATION } from '../jobs/forecast-location.ts';
import { lockForecastDays, writeForecastChange } from '../queries/forecast.ts';

export const adjustForecast = implement(contract, async ({ params, body }, context) => {
  const { db, actor, clock, enqueue } = context;
  const place = await requireForecast(context, params.driver);
  requireComing(context, place, params.day);
  const [day] = await lockForecastDays(db, place, params.driver, { from: params.day, to: params.day });
  if (day === undefined) throw failure(FORECAST_MISSING);
  if (day.version !== body.version) throw failure(FORECAST_CHANGED_SINCE);
  const { total } = body;
  if (total !== null && body.reason === '') throw failure(FORECAST_REASON);
  const takesBack = total === null;
  if (takesBack && day.adjusted === null) return { version: day.version };
  await writeForecastChange(
    db,
    day,
    {
      adjusted: total,
      reason: takesBack ? null : body.reason,
      adjusted_by: takesBack ? null : actor.userId,
      // What was approved was another figure.
      approved_by: null,
      approved_at: null,
    },
    {
      id: newId(clock.now().getTime()),
      action: takesBack ? 'TAKEN_BACK' : 'ADJUSTED',
      total_after: total ?? day.total,
      reason: body.reason,
      actor_id: actor.userId,
      at: clock.now(),
    },
  );
  // The day has missed what the forecast has learned since.
  if (takesBack) await enqueue(FORECAST_LOCATION, { location_id: place.id }, { key: place.id });
  await tellForecast(context);
  return { version: day.version + 1 };
});
