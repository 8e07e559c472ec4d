import { findEmployees, findPositions } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import type { AutoFill, FillResult } from '../contract/schemas.ts';
import type { WeekSums } from '../rules/week/describe-week.ts';
import type { RunRow } from './queries/run.ts';
import type { StoredResult } from './stored-fill.ts';

/** A search as its caller sees it: names are those of today, and wages are for whoever may see pay. */
export async function presentRun(tx: Tx, grant: BrandGrant, run: RunRow): Promise<AutoFill> {
  return {
    id: run.id,
    week: run.week,
    state: run.state,
    progress: run.progress,
    goals: run.goals,
    with_published: run.with_published,
    requested_at: run.requested_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
    result: run.result === null ? null : await presentResult(tx, grant, run.result),
  };
}

async function presentResult(tx: Tx, grant: BrandGrant, result: StoredResult): Promise<FillResult> {
  const { told, people, shifts, currency } = result;
  const names = new Map(
    (await findEmployees(tx, people)).map((one) => [one.id, `${one.first_name} ${one.last_name}`.trim()]),
  );
  const positions = new Map((await findPositions(tx, grant.groupId)).map(({ id, name }) => [id, name]));
  const nameOf = (id: string): string => names.get(id) ?? '';
  const shownCurrency = grant.holds('VIEW_PAY') ? currency : null;
  const showShift = ({ id, date, start, end, position_id: position }: StoredResult['shifts'][number]) => ({
    shift_id: id,
    date,
    start,
    end,
    position_name: position === null ? null : (positions.get(position) ?? null),
  });
  return {
    before: presentSums(told.before, shownCurrency),
    after: presentSums(told.after, shownCurrency),
    people: told.people.flatMap(({ person, before, after }) => {
      const id = people[person];
      return id === undefined ? [] : { employee_id: id, name: nameOf(id), before, after };
    }),
    assigned: shifts.flatMap((shift) =>
      shift.employee_id === null
        ? []
        : { ...showShift(shift), employee_id: shift.employee_id, name: nameOf(shift.employee_id) },
    ),
    left_open: told.leftOpen.flatMap(({ shift: index, inPosition, rules, closest }) => {
      const shift = shifts[index];
      if (shift === undefined) return [];
      const near = closest.flatMap((one) => {
        const id = people[one.person];
        return id === undefined ? [] : { employee_id: id, name: nameOf(id), rules: [...one.rules] };
      });
      return { ...showShift(shift), in_position: inPosition, rules: [...rules], closest: near };
    }),
  };
}

function presentSums(sums: WeekSums, currency: string | null): FillResult['before'] {
  return {
    open_shifts: sums.openShifts,
    open_minutes: sums.openMinutes,
    minutes: sums.minutes,
    cost: sums.cost === null || currency === null ? null : { amount: sums.cost, currency },
    warnings: sums.warnings,
  };
}
