import { getBrandPath } from '@hearth/domains/core/service';
import { findEmployees, findPositions } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/touched-endpoints.ts';
import { startOfWeek } from '../../../rules/hours/time.ts';
import { findWeekStarts } from '../../place-settings.ts';
import { countTouched } from '../../queries/release.ts';

const MONDAY = 1;

/** Counts by week what a change of an employment would leave behind. */
export const previewEmploymentChange = implement(
  contract.previewEmploymentChange,
  async ({ params, query }, { db, grant }) => {
    await requireReached(db, grant, params.employee_id);
    const days = await countTouched(db, params.employee_id, {
      from: query.from,
      lastDay: query.last_day ?? null,
      locationIds: query.location_ids ?? null,
      positionIds: query.position_ids ?? null,
    });
    const starts = await findWeekStarts(db, [...new Set(days.map((day) => day.location_id))]);
    const weeks = Map.groupBy(
      days.map(({ local_date: date, ...day }) => ({
        ...day,
        week: startOfWeek(date, starts.get(day.location_id) ?? MONDAY),
      })),
      ({ location_id: place, week, why }) => `${place} ${week} ${why}`,
    );
    return {
      weeks: [...weeks.values()].flatMap((counted) => {
        const [first] = counted;
        return first === undefined
          ? []
          : [
              {
                ...first,
                shifts: counted.reduce((sum, { shifts }) => sum + shifts, 0),
                published: counted.reduce((sum, { published }) => sum + published, 0),
              },
            ];
      }),
    };
  },
);

/** Refuses an employee whose location or department the grant does not reach: to the caller they do not exist. */
async function requireReached(db: Tx<'tenant'>, grant: BrandGrant, employeeId: string): Promise<void> {
  const [person] = await findEmployees(db, [employeeId]);
  if (person?.group_id !== grant.groupId) throw failure(NOT_FOUND);
  const path = new Set((await getBrandPath(db, person.location_id)).map((brand) => brand.id));
  if (!grant.nodes.some((node) => path.has(node))) throw failure(NOT_FOUND);
  if (grant.codes === null) return;
  const position = (await findPositions(db, grant.groupId)).find(({ id }) => id === person.position_id);
  if (position === undefined || !grant.codes.includes(position.department)) throw failure(NOT_FOUND);
}
