import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { SHIFTS_CHANGED } from '../../../contract/events.ts';
import { requireLocation } from '../../access.ts';
import { putPlaceSettings } from '../../queries/place.ts';

/** Holds for what is saved from now on: shifts that stand are not judged again until somebody edits them. */
export const setScheduleSettings = implement(contract.setScheduleSettings, async ({ body }, context) => {
  const { db, actor, grant, emit } = context;
  const place = await requireLocation(db, grant);
  await putPlaceSettings(db, place, { weekStart: body.week_start, ruleSet: body.rule_set });
  await emit(
    SHIFTS_CHANGED.of({
      group_id: place.group_id,
      topics: [`brand:${place.id}`],
      data: { location_id: place.id, week: null, version: null, user_id: actor.userId },
    }),
  );
  const { week_start, rule_set } = await requireLocation(db, grant);
  return { week_start, rule_set };
});
