import { findNames } from '@hearth/domains/identity/service';
import { listJobsById } from '@hearth/domains/jobs/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/cost-endpoints.ts';
import type { Spending } from '../../contract/cost-schemas.ts';
import { sumByCurrency, shareOfMonth } from '../../rules/cost.ts';
import { findPlaces } from '../queries/place.ts';
import { findSpending, insertSpending, setRemoved, sumMonths, sumPaid } from '../queries/spending.ts';
import type { NamedSpending } from '../queries/spending.ts';

/** What applications by a colleague's link are called as a source. */
const REFERRAL = 'referral';
const DAY_MS = 86_400_000;
const DEFAULT_LIMIT = 30;

export const getSourceCosts = implement(contract.getSourceCosts, async ({ query }, { db, grant, clock }) => {
  const now = clock.now();
  const since = new Date(now.getTime() - query.days * DAY_MS);
  const place = (await findPlaces(db, [grant.brandId])).get(grant.brandId);
  const zone = place?.time_zone ?? 'UTC';
  const jobId = query.job_id ?? null;
  const period = { from: localDay(since, zone), to: localDay(now, zone) };
  const [months, paid] = await Promise.all([
    sumMonths(db, grant, { ...period, jobId }),
    sumPaid(db, grant, { since, jobId }),
  ]);
  const lines = [
    ...months.map(({ source, month, amount, currency }) => ({
      source,
      currency,
      amount: shareOfMonth(amount, month, period),
    })),
    ...paid.map((sum) => ({ ...sum, source: REFERRAL })),
  ];
  return {
    sources: [...Map.groupBy(lines, ({ source }) => source)].flatMap(([source, of]) => {
      const costs = sumByCurrency(of);
      return costs.length === 0 ? [] : [{ source, costs }];
    }),
    currency: place?.currency ?? 'EUR',
  };
});

async function presentSpending(tx: Tx, rows: readonly NamedSpending[]): Promise<Spending[]> {
  const names = await findNames(
    tx,
    rows.flatMap(({ by_user_id: by }) => by ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    brand_name: row.brand_name,
    job_title: row.job_title,
    source: row.source,
    month: `${row.month}-01`,
    amount: row.amount,
    currency: row.currency,
    note: row.note,
    is_campaign: row.campaign !== null,
    by_name: row.by_user_id === null ? '' : (names.get(row.by_user_id) ?? ''),
    at: row.at.toISOString(),
  }));
}

export const listSpending = implement(contract.listSpending, async ({ query }, { db, grant }) => {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const rows = await findSpending(db, grant, { before: query.before, limit });
  return { spending: await presentSpending(db, rows), next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
});

export const addSpending = implement(contract.addSpending, async ({ body }, { db, grant, actor, clock }) => {
  const job = body.job_id === null ? undefined : (await listJobsById(db, [body.job_id])).get(body.job_id);
  const place = job === undefined ? undefined : (await findPlaces(db, [job.location_id])).get(job.location_id);
  if (body.job_id !== null && !(place?.path.some((id) => grant.nodes.some((node) => node === id)) ?? false))
    throw failure(NOT_FOUND);
  const now = clock.now();
  const id = newId(now.getTime());
  await insertSpending(db, {
    ...body,
    month: body.month.slice(0, 7),
    id,
    group_id: grant.groupId,
    // What was spent on a post was spent at its place.
    brand_id: job?.location_id ?? grant.brandId,
    campaign: null,
    by_user_id: actor.userId,
    at: now,
  });
  const [line] = await presentSpending(db, await findSpending(db, grant, { id }));
  if (line === undefined) throw failure(NOT_FOUND);
  return line;
});

export const removeSpending = implement(contract.removeSpending, async ({ params }, { db, grant, actor, clock }) => {
  const [line] = await findSpending(db, grant, { id: params.spending_id });
  if (line === undefined || line.campaign !== null) throw failure(NOT_FOUND);
  await setRemoved(db, line.id, { userId: actor.userId, at: clock.now() });
  return {};
});
