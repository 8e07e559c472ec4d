import { placeShifts, requireLocation } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { placeWeekTemplate as contract } from '../../contract/endpoints.ts';
import { WEEK_TEMPLATE_ARCHIVED } from '../../contract/failures.ts';
import { patternWeekOn, toWeekShifts } from '../../rules/week-pattern.ts';
import { insertChange } from '../queries/change.ts';
import { findTemplateShifts } from '../queries/template-shift.ts';
import { getUsableTemplate } from '../week-templates.ts';

/** Puts the week of a template that falls on a week onto it, by scheduling's own commands. A dry run only plans. */
export const placeWeekTemplate = implement(contract, async ({ params, body }, context) => {
  const { db, grant, actor, clock } = context;
  const place = await requireLocation(db, grant);
  const template = await getUsableTemplate(db, grant, params.template_id);
  if (template.archived_at !== null) throw failure(WEEK_TEMPLATE_ARCHIVED);
  const week = place.weekOf(body.week);
  const pattern = { weeks: template.weeks, startsOn: body.starts_on };
  const templateWeek = patternWeekOn(pattern, week, place.week_start);
  const shifts = await findTemplateShifts(db, template.id, templateWeek);
  const {
    isNew,
    changed_count: _changed,
    ...placed
  } = await placeShifts(context, place, {
    key: body.idempotency_key,
    from: week,
    days: 7,
    wanted: toWeekShifts(shifts, week, body.people).map(({ id, ...content }) => ({ id, content })),
    onConflict: body.on_conflict,
    replaceDrafts: body.existing === 'replace_drafts',
    dryRun: body.dry_run,
    version: body.version,
  });
  if (isNew) {
    const detail = { name: template.name, location_id: place.id, week, created_count: placed.created_count };
    await insertChange(db, template, { action: 'APPLIED', by: actor.userId, at: clock.now(), detail });
  }
  return { ...placed, template_week: templateWeek };
});
