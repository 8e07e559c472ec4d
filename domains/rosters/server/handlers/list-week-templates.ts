import { implement } from '@hearth/platform/module';
import { listWeekTemplates as contract } from '../../contract/endpoints.ts';
import { findWeekTemplates } from '../queries/week-template.ts';
import { findOwnPlaces, findTemplatePlaces, presentTemplate } from '../week-templates.ts';

export const listWeekTemplates = implement(contract, async (_input, { db, grant, actor, clock }) => {
  const places = await findTemplatePlaces(db, grant);
  const own = await findOwnPlaces(db, { actor, grant, now: clock.now() }, places);
  const editable = new Set(own.map(({ id }) => id));
  const names = new Map(places.map(({ id, name }) => [id, name]));
  const rows = await findWeekTemplates(db, grant.groupId, [...names.keys()]);
  return {
    templates: rows.map((row) => presentTemplate(row, names.get(row.brand_id) ?? '', editable.has(row.brand_id))),
    places: own,
  };
});
