import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { FORECAST_CHANGED_SINCE, FORECAST_MISSING } from '../../contract/failures.ts';
import { approveForecast as contract } from '../../contract/forecast-endpoints.ts';
import { requireComing, requireForecast, tellForecast } from '../forecast-place.ts';
import { FORECAST_LOCATION } from '../jobs/forecast-location.ts';
import { lockForecastDays, writeForecastChange } from '../queries/forecast.ts';

export const approveForecast = implement(contract, async ({ params, body }, context) => {
  const { db, actor, clock, enqueue } = context;
  const place = await requireForecast(context, params.driver);
  const asked = body.days.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const [first, last] = [asked[0]?.day ?? '', asked.at(-1)?.day ?? ''];
  requireComing(context, place, first);
  const rows = await lockForecastDays(db, place, params.driver, { from: first, to: last });
  const byDay = new Map(rows.map((row) => [row.day, row]));
  let changed = 0;
  for (const { day, version } of asked) {
    const row = byDay.get(day);
    if (row === undefined) throw failure(FORECAST_MISSING);
    if (row.version !== version) throw failure(FORECAST_CHANGED_SINCE);
    if ((row.approved_at !== null) === body.is_approved) continue;
    changed += 1;
    const at = clock.now();
    await writeForecastChange(
      db,
      row,
      { approved_by: body.is_approved ? actor.userId : null, approved_at: body.is_approved ? at : null },
      {
        id: newId(at.getTime()),
        action: body.is_approved ? 'APPROVED' : 'REOPENED',
        total_after: row.adjusted ?? row.total,
        reason: '',
        actor_id: actor.userId,
        at,
      },
    );
  }
  if (changed > 0 && !body.is_approved) await enqueue(FORECAST_LOCATION, { location_id: place.id }, { key: place.id });
  if (changed > 0) await tellForecast(context);
  return { changed };
});
