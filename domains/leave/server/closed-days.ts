import { dayNumber } from '@hearth/domains/scheduling/rules';
import { getBrand } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { CLOSED_REVERSED, CLOSED_TOO_LONG } from '../contract/failures.ts';
import type { ClosedContent, ClosedPeriod } from '../contract/schemas.ts';
import { MOST_CLOSED_DAYS } from '../rules/limits.ts';
import { presentClosed } from './present.ts';
import { findClosedPeriod } from './queries/closed-period.ts';
import type { ClosedPeriodRow } from './queries/closed-period.ts';

/** Refuses days that are in no order, or too many. */
export function refuseWrongDays({ starts_on: from, ends_on: to }: ClosedContent): void {
  if (to < from) throw failure(CLOSED_REVERSED);
  if (dayNumber(to) - dayNumber(from) >= MOST_CLOSED_DAYS) throw failure(CLOSED_TOO_LONG, { most: MOST_CLOSED_DAYS });
}

/** Gets closed days of the caller's brand itself, also ones that were removed; those of a brand above are edited there. */
export async function getOwnClosed(tx: Tx, { groupId, brandId }: BrandGrant, id: string): Promise<ClosedPeriodRow> {
  const row = await findClosedPeriod(tx, groupId, id);
  if (row?.brand_id !== brandId) throw failure(NOT_FOUND);
  return row;
}

/** Closed days of the caller's brand. */
export async function presentOwnClosed(tx: Tx, row: ClosedPeriodRow): Promise<ClosedPeriod> {
  return presentClosed(row, (await getBrand(tx, row.brand_id)).name, row.brand_id);
}
