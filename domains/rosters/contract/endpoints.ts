import { editingFailures } from '@hearth/domains/scheduling/contract';
import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { localDate, rowVersion, senderKey, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  WEEK_TEMPLATE_ARCHIVED,
  WEEK_TEMPLATE_CHANGED,
  WEEK_TEMPLATE_EMPTY,
  WEEK_TEMPLATE_NAME_TAKEN,
  WEEK_TEMPLATE_NEEDS_PLACE,
  WEEK_TEMPLATE_TOO_LARGE,
  TOO_MANY_WEEK_TEMPLATES,
} from './failures.ts';
import { appliedTemplate, patternWeeks, positionChoice, templateName, weekTemplate } from './week-template-schemas.ts';

const atBrand = z.object({ id: uuid });
const oneTemplate = z.object({ id: uuid, template_id: uuid });
const planning = {
  service: 'scheduling',
  whileActing: 'allowed',
  access: brand('id', 'EDIT_SCHEDULE', { condition: 'POSITION_CATEGORY', services: PLANNING }),
} as const;

export const listWeekTemplates = endpoint({
  id: 'rosters.listWeekTemplates',
  method: 'GET',
  path: '/v1/brands/{id}/week_templates',
  ...planning,
  summary: 'Lists the week templates that can be used at a brand or location, by name.',
  params: atBrand,
  answer: z.strictObject({
    templates: z.array(weekTemplate),
    /** Where the caller may save, rename and archive templates that can be used here, nearest first. */
    places: z.array(z.strictObject({ id: uuid, name: z.string() })),
  }),
});

export const saveWeekTemplate = endpoint({
  id: 'rosters.saveWeekTemplate',
  weight: 'search',
  method: 'POST',
  path: '/v1/brands/{id}/week_templates',
  ...planning,
  summary: 'Saves the shifts of a location on one or more weeks as a template of it, or of a brand above it.',
  params: atBrand,
  body: z.strictObject({
    idempotency_key: senderKey,
    name: templateName,
    /** Whose shifts are saved: the brand itself, or a location below it. */
    location_id: uuid,
    /** Any day of the first week. */
    week: localDate,
    /** How many weeks the pattern has, from that week on. */
    weeks: patternWeeks,
    /** How positions are taken. Others are taken with their people, in a template of a brand as open shifts. */
    positions: z.array(positionChoice).max(500),
  }),
  answer: weekTemplate,
  changes: () => [listWeekTemplates],
  failures: {
    SCHEDULE_NEEDS_LOCATION: editingFailures.SCHEDULE_NEEDS_LOCATION,
    WEEK_TEMPLATE_EMPTY,
    WEEK_TEMPLATE_NAME_TAKEN,
    WEEK_TEMPLATE_NEEDS_PLACE,
    WEEK_TEMPLATE_TOO_LARGE,
    TOO_MANY_WEEK_TEMPLATES,
  },
});

export const renameWeekTemplate = endpoint({
  id: 'rosters.renameWeekTemplate',
  method: 'PUT',
  path: '/v1/brands/{id}/week_templates/{template_id}/name',
  ...planning,
  summary: 'Renames a week template, unless someone else changed it since it was read.',
  params: oneTemplate,
  body: z.strictObject({ name: templateName, version: rowVersion }),
  answer: weekTemplate,
  changes: () => [listWeekTemplates],
  failures: { WEEK_TEMPLATE_CHANGED, WEEK_TEMPLATE_NAME_TAKEN },
});

export const archiveWeekTemplate = endpoint({
  id: 'rosters.archiveWeekTemplate',
  method: 'POST',
  path: '/v1/brands/{id}/week_templates/{template_id}/archive',
  ...planning,
  summary: 'Archives a week template. Shifts that were made from it stay.',
  whileActing: 'refused',
  params: oneTemplate,
  body: z.strictObject({ version: rowVersion }),
  answer: z.strictObject({ archived: z.literal(true) }),
  changes: () => [listWeekTemplates],
  failures: { WEEK_TEMPLATE_CHANGED },
});

export const placeWeekTemplate = endpoint({
  id: 'rosters.placeWeekTemplate',
  weight: 'search',
  method: 'POST',
  path: '/v1/brands/{id}/week_templates/{template_id}/applications',
  ...planning,
  summary: 'Puts a week template onto a week of a location as drafts, and reports what was left out and why.',
  params: oneTemplate,
  body: z.strictObject({
    idempotency_key: senderKey,
    /** Any day of the week that is to be filled. */
    week: localDate,
    /** Any day of a week that is the pattern's first; it decides which of its weeks is put onto this one. */
    starts_on: localDate,
    /** `keep`: with their people. `open`: as open shifts. */
    people: z.enum(['keep', 'open']),
    /** What happens to what is there: it stays, or drafts that the template does not have are removed. */
    existing: z.enum(['keep', 'replace_drafts']),
    /** What to do with a shift that would break a rule that blocks or needs consent. */
    on_conflict: z.enum(['skip', 'leave_open']),
    /** Only report what would happen. */
    dry_run: z.boolean(),
    /** The week's version that the report was about; null takes the week as it is. */
    version: rowVersion.nullable(),
  }),
  answer: appliedTemplate,
  // The page that sent it takes in its answer; others hear of it by the event.
  changes: () => [],
  failures: { ...editingFailures, WEEK_TEMPLATE_ARCHIVED },
});
