import { checkLocationWeek, type LocationWeek } from '@hearth/domains/scheduling/service';
import type { Work } from '@hearth/platform/module';
import { claimWeek, replaceFindings } from './queries/check.ts';

const WISHES: ReadonlySet<string> = new Set(['under_wish', 'over_wish', 'days_wish']);

/** Checks a week of a location and keeps what is wrong with it, in the place of what was wrong before. */
export async function checkWeek({ db, clock }: Pick<Work<'system'>, 'db' | 'clock'>, at: LocationWeek): Promise<void> {
  const checked = await checkLocationWeek(db, at.location_id, at.week);
  if (checked === undefined) return;
  const check = { ...at, group_id: checked.groupId, version: checked.version, checked_at: clock.now() };
  await claimWeek(db, check);
  await replaceFindings(
    db,
    check,
    checked.conflicts.flatMap((conflict) => {
      const shiftId = conflict.shift_ids.at(-1);
      // What somebody wishes for is no rule that anybody has to keep.
      if (shiftId === undefined || WISHES.has(conflict.rule)) return [];
      return {
        conflict_key: conflict.key,
        rule: conflict.rule,
        level: conflict.level,
        employee_id: conflict.employee_id,
        shift_id: shiftId,
        local_date: conflict.date,
        actual: conflict.facts.actual,
        most: conflict.facts.limit,
        unit: conflict.facts.unit,
        answered: conflict.answer !== undefined,
        published: conflict.published,
      };
    }),
  );
}
