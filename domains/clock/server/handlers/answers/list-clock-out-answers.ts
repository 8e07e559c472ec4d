import { decodeCursor, encodeCursor, readSettings } from '@hearth/domains/core/service';
import { requireLocation } from '@hearth/domains/scheduling/service';
import { findEmployees, findPositions } from '@hearth/domains/team/service';
import { localDay } from '@hearth/kit/local-day';
import { instant, uuid } from '@hearth/kit/schema';
import { implement } from '@hearth/platform/module';
import { z } from 'zod';
import { listClockOutAnswers as contract } from '../../../contract/answer-endpoints.ts';
import { answersFor } from '../../../rules/answers/answers.ts';
import { questionsOf } from '../../../rules/judge-punch.ts';
import { EXCEPTION_DAYS } from '../../../rules/limits.ts';
import { CLOCK } from '../../../rules/settings.ts';
import { toPeriod } from '../../period.ts';
import { nameOf } from '../../present-day.ts';
import { countAnswers, findAnswering, findAnswers } from '../../queries/answer.ts';

const PAGE_SIZE = 30;
const place = z.strictObject({ at: instant, id: uuid });

/** Of people of the departments that the right is narrowed to, as on the live day; tips only for whoever sees pay. */
export const listClockOutAnswers = implement(contract, async ({ query }, { db, grant, clock }) => {
  const after = decodeCursor(place, query.cursor);
  const { only = 'ALL', limit = PAGE_SIZE } = query;
  const location = await requireLocation(db, grant);
  const zone = location.time_zone;
  const to = query.to ?? localDay(clock.now(), zone);
  const from =
    query.from ??
    Temporal.PlainDate.from(to)
      .subtract({ days: EXCEPTION_DAYS - 1 })
      .toString();
  const asked = { locationId: location.id, ...toPeriod({ from, to }, zone) };
  const positions = new Map((await findPositions(db, grant.groupId)).map((one) => [one.id, one]));
  const everybody = await findEmployees(db, await findAnswering(db, asked));
  const staff = everybody.filter(({ position_id: id }) => {
    const department = positions.get(id ?? '')?.department;
    return grant.codes === null || (department !== undefined && grant.codes.includes(department));
  });
  const employeeIds = staff.map(({ id }) => id);
  const rows = await findAnswers(db, asked, { employeeIds, only, after, limit: limit + 1 });
  const people = new Map(staff.map((person) => [person.id, person]));
  const seesPay = grant.holds('VIEW_PAY');
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const setting = (await readSettings(db, [location.id], CLOCK)).get(location.id)?.value ?? CLOCK.fallback;
  return {
    from,
    to,
    time_zone: zone,
    answers: page.flatMap((row) => {
      const person = people.get(row.employee_id);
      if (person === undefined) return [];
      const { punch_id, employee_id, took_breaks, got_tips, was_injured, note } = row;
      return {
        punch_id,
        employee_id,
        name: nameOf(person),
        position_name: positions.get(row.position_id ?? person.position_id ?? '')?.name ?? null,
        at: row.at.toISOString(),
        date: localDay(row.began_at ?? row.at, zone),
        ...answersFor({ took_breaks, got_tips, was_injured, note }, { seesPay }),
      };
    }),
    counts: await countAnswers(db, asked, employeeIds),
    next_cursor:
      rows.length > limit && last !== undefined ? encodeCursor({ at: last.at.toISOString(), id: last.punch_id }) : null,
    is_asked: questionsOf(setting).length > 0,
  };
});
