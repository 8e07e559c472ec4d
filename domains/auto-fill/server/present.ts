import { findEmployees, findPositions } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Clock } from '@hearth/platform/clock';
import type { Tx } from '@hearth/platform/database';
import type { AutoFill, FillResult } from '../contract/schemas.ts';
import type { WeekSums } from '../rules/week/describe-week.ts';
import { positionsOf } from './departments.ts';
import type { RunRow } from './queries/run.ts';
import type { StoredResult } from './stored-fill.ts';
import { isStale } from './under-way.ts';

/** Who looks at a search, and when. */
interface Viewing {
  readonly db: Tx;
  readonly grant: BrandGrant;
  readonly clock: Clock;
}

/**
 * A search as its caller sees it: names are those of today, and wages are for whoever may see pay. One that nobody works on any more
 * has failed.
 */
export async function presentRun({ db, grant, clock }: Viewing, run: RunRow): Promise<AutoFill> {
  return {
    id: run.id,
    week: run.week,
    state: isStale(run, clock.now()) ? 'FAILED' : run.state,
    progress: run.progress,
    goals: run.goals,
    with_published: run.with_published,
    requested_at: run.requested_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
    result: run.result === null ? null : await presentResult(db, grant, run.result),
  };
}

/** A right that is narrowed to departments shows their people and shifts only, also where it was wider when the search began. */
async function presentResult(tx: Tx, grant: BrandGrant, result: StoredResult): Promise<FillResult> {
  const { told, people, shifts, currency } = result;
  const [staff, known] = [await findEmployees(tx, people), await findPositions(tx, grant.groupId)];
  const isOwn = positionsOf(grant.codes, known);
  const names = new Map(
    staff.filter((one) => isOwn(one.position_id)).map((one) => [one.id, `${one.first_name} ${one.last_name}`.trim()]),
  );
  const positions = new Map(known.map(({ id, name }) => [id, name]));
  const nameOf = (id: string): string => names.get(id) ?? '';
  const isShown = (id: string): boolean => grant.codes === null || names.has(id);
  // The wages are those of everybody together.
  const shownCurrency = grant.holds('VIEW_PAY') && people.every((id) => isShown(id)) ? currency : null;
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
      return id === undefined || !isShown(id) ? [] : { employee_id: id, name: nameOf(id), before, after };
    }),
    assigned: shifts.flatMap((shift) =>
      shift.employee_id === null || !isOwn(shift.position_id) || !isShown(shift.employee_id)
        ? []
        : { ...showShift(shift), employee_id: shift.employee_id, name: nameOf(shift.employee_id) },
    ),
    left_open: told.leftOpen.flatMap(({ shift: index, inPosition, rules, closest }) => {
      const shift = shifts[index];
      if (shift === undefined || !isOwn(shift.position_id)) return [];
      const near = closest.flatMap((one) => {
        const id = people[one.person];
        return id === undefined || !isShown(id) ? [] : { employee_id: id, name: nameOf(id), rules: [...one.rules] };
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
