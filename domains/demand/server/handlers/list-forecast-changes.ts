import { findNames } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { listForecastChanges as contract } from '../../contract/forecast-endpoints.ts';
import { requireForecast } from '../forecast-place.ts';
import { findForecastChanges } from '../queries/forecast.ts';

const MOST = 50;

export const listForecastChanges = implement(contract, async ({ params }, context) => {
  const { db } = context;
  const place = await requireForecast(context, params.driver);
  const rows = await findForecastChanges(db, place.id, params.driver, MOST);
  const names = await findNames(db, [...new Set(rows.flatMap(({ actor_id: id }) => id ?? []))]);
  return {
    currency: place.currency,
    changes: rows.map((row) => ({
      id: row.id,
      day: row.day,
      action: row.action,
      before: row.total_before,
      after: row.total_after,
      reason: row.reason,
      by: names.get(row.actor_id ?? '') ?? null,
      at: row.at.toISOString(),
    })),
  };
});
