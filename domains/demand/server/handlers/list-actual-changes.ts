import { findNames } from '@hearth/domains/identity/service';
import { requireLocation } from '@hearth/domains/scheduling/service';
import { implement } from '@hearth/platform/module';
import { listActualChanges as contract } from '../../contract/actual-endpoints.ts';
import { findActualChanges } from '../queries/actual.ts';

const MOST = 50;

export const listActualChanges = implement(contract, async (_input, { db, grant }) => {
  const place = await requireLocation(db, grant);
  const rows = await findActualChanges(db, place.id, { withSales: grant.holds('VIEW_SALES'), most: MOST });
  const names = await findNames(db, [...new Set(rows.flatMap(({ actor_id: id }) => id ?? []))]);
  return {
    currency: place.currency,
    changes: rows.map((row) => ({
      id: row.id,
      driver: row.driver,
      day: row.day,
      source: row.source,
      file_name: row.file_name,
      before: row.total_before,
      after: row.total_after,
      by: names.get(row.actor_id ?? '') ?? null,
      at: row.at.toISOString(),
    })),
  };
});
