import { getBrandPath } from '@hearth/domains/core/service';
import { addDays, startOfWeek } from '@hearth/domains/scheduling/rules';
import { readPlannedShifts, requireLocation } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { saveWeekTemplate as contract } from '../../contract/endpoints.ts';
import {
  WEEK_TEMPLATE_EMPTY,
  WEEK_TEMPLATE_NEEDS_PLACE,
  WEEK_TEMPLATE_TOO_LARGE,
  TOO_MANY_WEEK_TEMPLATES,
} from '../../contract/failures.ts';
import { SHIFTS_PER_TEMPLATE, TEMPLATES_PER_PLACE } from '../../rules/limits.ts';
import { toPattern } from '../../rules/week-pattern.ts';
import { insertChange } from '../queries/change.ts';
import { countWeekTemplates, findWeekTemplateByKey, insertWeekTemplate } from '../queries/week-template.ts';
import { writePattern } from '../write-pattern.ts';
import { presentOwnTemplate, toNameFailure } from '../week-templates.ts';

export const saveWeekTemplate = implement(contract, async ({ body }, { db, grant, actor, clock }) => {
  const at = clock.now();
  const { groupId, brandId } = grant;
  const sender = { placeId: brandId, userId: actor.userId };
  const count = await countWeekTemplates(db, groupId, brandId);
  const made = await findWeekTemplateByKey(db, groupId, body.idempotency_key, sender);
  if (made !== undefined) return presentOwnTemplate(db, made);
  if (count >= TEMPLATES_PER_PLACE) throw failure(TOO_MANY_WEEK_TEMPLATES);

  const path = await getBrandPath(db, body.location_id);
  if (!path.some(({ id }) => id === brandId)) throw failure(WEEK_TEMPLATE_NEEDS_PLACE);
  const place = await requireLocation(db, { brandId: body.location_id });
  const from = startOfWeek(body.week, place.week_start);
  const planned = await readPlannedShifts(db, grant, place.id, { from, to: addDays(from, 7 * body.weeks - 1) });
  const isShared = place.id !== brandId;
  const pattern = toPattern(planned, { from, positions: body.positions, isShared });
  if (pattern.length === 0) throw failure(WEEK_TEMPLATE_EMPTY);
  if (pattern.length > SHIFTS_PER_TEMPLATE) throw failure(WEEK_TEMPLATE_TOO_LARGE, { limit: SHIFTS_PER_TEMPLATE });

  const row = {
    id: newId(at.getTime()),
    group_id: groupId,
    brand_id: brandId,
    name: body.name,
    weeks: body.weeks,
    starts_on: from,
    shift_count: pattern.length,
    person_count: pattern.filter((shift) => shift.employee_id !== null).length,
    version: 1,
    created_by: actor.userId,
    created_at: at,
    updated_by: actor.userId,
    updated_at: at,
    archived_at: null,
    idempotency_key: body.idempotency_key,
  };
  try {
    await insertWeekTemplate(db, row);
  } catch (error) {
    throw toNameFailure(error);
  }
  await writePattern(db, row, pattern, at);
  const { name, weeks, shift_count, person_count } = row;
  const detail = { name, weeks, shift_count, person_count, location_id: place.id };
  await insertChange(db, row, { action: 'CREATED', by: actor.userId, at, detail });
  return presentOwnTemplate(db, row);
});
