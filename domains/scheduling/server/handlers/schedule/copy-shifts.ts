import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { findEmployeesAtLocation } from '@hearth/domains/team/service';
import * as contract from '../../../contract/endpoints.ts';
import type { RulePerson } from '../../../rules/conflicts/conflict-report.ts';
import { commandsForWire } from '../../../rules/commands.ts';
import { planCopy } from '../../../rules/copy.ts';
import { addDays } from '../../../rules/hours/time.ts';
import { requireLocation } from '../../access.ts';
import { loadPeople } from '../../people.ts';
import { presentShift } from '../../present.ts';
import { findBatch } from '../../queries/change.ts';
import { findShiftsAt } from '../../queries/shift.ts';
import { saveBatch } from '../../save.ts';

/** Plans the copies by the rules, then saves them as any other batch. A dry run only plans. */
export const copyShifts = implement(contract.copyShifts, async ({ body }, context) => {
  const { db, grant, actor } = context;
  const place = await requireLocation(db, grant);
  const batch = { key: body.idempotency_key, answers: [] };
  const again = await findBatch(db, grant.groupId, body.idempotency_key, {
    placeId: place.id,
    userId: actor.userId,
  });
  if (again !== undefined) {
    const saved = await saveBatch(context, place, { ...batch, commands: [] });
    return { ...saved, created_count: again.length, opened_count: 0, skipped: [] };
  }

  const last = addDays(body.to, body.days - 1);
  const target = { from: place.weekOf(body.to), to: addDays(place.weekOf(last), 6) };
  const source = await findShiftsAt(db, place.id, { from: body.from, to: addDays(body.from, body.days - 1) });
  const standing = (await findShiftsAt(db, place.id, target)).map(presentShift);
  const staff = await findEmployeesAtLocation(db, place.id, target);
  const known = await loadPeople(db, staff, target);
  const here = new Set(standing.map((shift) => shift.id));
  const people = new Map<string, RulePerson>();
  for (const { id } of staff) {
    const person = known.in(place.weekOf(body.to), id);
    const nearby = known.shiftsOf(id).filter((shift) => !here.has(shift.id));
    if (person !== undefined) people.set(id, { ...person, nearby });
  }
  const plan = planCopy(
    { from: body.from, to: body.to, days: body.days, people: body.people, onConflict: body.on_conflict },
    {
      source: source.map(presentShift),
      target: standing,
      people,
      scopeOf: (date) => place.scope(place.weekOf(date)),
      newId: () => newId(),
    },
  );
  const report = {
    created_count: plan.commands.length,
    opened_count: plan.opened.length,
    skipped: [...plan.skipped],
  };
  if (body.dry_run || plan.commands.length === 0)
    return { shifts: [], conflicts: [], answers: [], versions: [], ...report };
  const saved = await saveBatch(context, place, { ...batch, commands: commandsForWire(plan.commands, () => 0) });
  return { ...saved, ...report };
});
