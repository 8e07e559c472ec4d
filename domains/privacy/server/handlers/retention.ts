import { decodeCursor, encodeCursor } from '@hearth/domains/core/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { instant, uuid } from '@hearth/kit/schema';
import { implement } from '@hearth/platform/module';
import { z } from 'zod';
import * as contract from '../../contract/endpoints.ts';
import { DEFAULT_ASK_DAYS } from '../../rules/asking.ts';
import { PERIOD_DAYS, DAYS_AHEAD } from '../../rules/periods.ts';
import type { EffectivePeriod } from '../../rules/periods.ts';
import { effectiveFrom, resolveRetention, nearestPeriod } from '../keeping.ts';
import { countDue, findDue } from '../queries/due.ts';
import { countErasures } from '../queries/erasure.ts';
import { findPeriods, setPeriod } from '../queries/period.ts';
import { findAskDays, setAskDays as keepAskDays } from '../queries/keep-ask.ts';
import { findPath, findPlaces } from '../queries/place.ts';

const PAGE = 20;
const DAY_MS = 86_400_000;
const place = z.strictObject({ at: instant, id: uuid });

/** Counts the locations for each period, longest first. */
function summarisePeriods(held: readonly EffectivePeriod[]) {
  return [...Map.groupBy(held, ({ period, law }) => `${period} ${law ?? ''}`).values()]
    .map((same) => ({ period: same[0]?.period ?? 'YEARS_2', law: same[0]?.law ?? null, locations: same.length }))
    .toSorted((one, other) => PERIOD_DAYS[other.period] - PERIOD_DAYS[one.period]);
}

export const getRetention = implement(contract.getRetention, async ({ params, query }, { db, grant, clock }) => {
  const now = clock.now();
  const path = await findPath(db, params.id);
  const said = await findPeriods(db, [grant.groupId]);
  // As it would be is shown as if it had been said just now.
  const asked = query.period === undefined ? [] : [{ brand_id: params.id, period: query.period, set_at: now }];
  const periods = new Map([...said, ...asked.map((row) => [row.brand_id, row] as const)]);
  const places = resolveRetention(await findPlaces(db, grant), periods, now);
  const by = new Date(now.getTime() + DAYS_AHEAD * DAY_MS);
  const limit = query.limit ?? PAGE;
  const found = await findDue(db, places, by, { after: decodeCursor(place, query.cursor), limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  // What has run out already goes tonight.
  const due = rows.map(({ id, due_at: at, ...row }) => ({
    application_id: id,
    ...row,
    due_at: (at > now ? at : now).toISOString(),
  }));
  return {
    own: said.get(params.id)?.period ?? null,
    inherited: nearestPeriod(path.slice(0, -1), said),
    places: summarisePeriods(places),
    due,
    due_total: await countDue(db, places, by),
    next_cursor:
      found.length > limit && last !== undefined ? encodeCursor({ at: last.due_at.toISOString(), id: last.id }) : null,
    forgotten: await countErasures(db, grant),
    ask_days: (await findAskDays(db, [grant.groupId])).get(grant.groupId) ?? DEFAULT_ASK_DAYS,
  };
});

export const setRetention = implement(contract.setRetention, async ({ params, body }, { db, grant, actor, clock }) => {
  const at = { brandId: params.id, groupId: grant.groupId };
  const saidAt = await setPeriod(db, at, { period: body.period, by: actor.userId, at: clock.now() });
  return { own: body.period, holds_from: effectiveFrom(saidAt).toISOString() };
});

/** Set by the group, because one mail covers all of a person's applications in it. */
export const setAskDays = implement(contract.setAskDays, async ({ params, body }, { db, grant, actor, clock }) => {
  if (params.id !== grant.groupId) throw failure(NOT_FOUND);
  await keepAskDays(db, grant.groupId, { days: body.ask_days, by: actor.userId, at: clock.now() });
  return { ask_days: body.ask_days };
});
