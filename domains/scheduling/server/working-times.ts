import { findEmploymentsIn, loadRates } from '@hearth/domains/team/service';
import type { WorkingTimeSource } from '@hearth/platform/working-time';
import { findPublishedBetween } from './queries/published-shift.ts';

/** Published shifts of people who are paid by the hour: a pay for an hour, be it of a position alone, stands for one of their employments in the group. */
export const findWorkingTimes: WorkingTimeSource['find'] = async (tx, groupId, userIds, window) => {
  const employments = await findEmploymentsIn(tx, groupId, userIds);
  const day = window.until.toISOString().slice(0, 10);
  const ids = employments.map(({ id }) => id);
  const book = await loadRates(tx, ids, { from: day, to: day });
  const isHourly = (id: string): boolean => book.ratesOf(id).some(({ rate }) => rate !== null);
  const shifts = Map.groupBy(await findPublishedBetween(tx, ids, window), (shift) => shift.employee_id);
  const hourly = Map.groupBy(employments, (employment) => employment.user_id ?? '');
  return new Map(
    [...hourly]
      .filter(([, own]) => own.some(({ id }) => isHourly(id)))
      .map(([userId, own]) => [
        userId,
        own.flatMap(({ id }) =>
          (shifts.get(id) ?? []).map((shift) => ({ from: shift.starts_at, until: shift.ends_at })),
        ),
      ]),
  );
};
