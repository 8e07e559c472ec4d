import { savedShifts, skippedCopy } from '@hearth/domains/scheduling/schemas';
import { instant, integer, line, localDate, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** What a template is called where it is used. */
export const templateName = line(80);
/** A pattern that takes longer than twelve weeks is no pattern that people remember. */
export const patternWeeks = integer(1, 12);

/** A week, or a pattern of weeks, that can be put onto a schedule. */
export const weekTemplate = z.strictObject({
  id: uuid,
  /** Where it was saved: a location, or a brand that shares it with everything below. */
  brand_id: uuid,
  brand_name: z.string(),
  name: z.string(),
  weeks: patternWeeks,
  /** The first day of a week that was the pattern's first. */
  starts_on: localDate,
  shift_count: z.int(),
  /** Shifts that have a person; none in a template of a brand. */
  person_count: z.int(),
  version: rowVersion,
  updated_at: instant,
  /** Whether the caller may rename and archive it. */
  can_edit: z.boolean(),
});
export type WeekTemplate = z.infer<typeof weekTemplate>;

/** How the shifts of one position are taken into a template. */
export const positionChoice = z.strictObject({
  /** Null: shifts without a position. */
  position_id: uuid.nullable(),
  take: z.enum(['people', 'open', 'none']),
});
export type PositionChoice = z.infer<typeof positionChoice>;

/** What became of a template on a week, or what would. */
export const appliedTemplate = savedShifts.extend({
  created_count: z.int(),
  opened_count: z.int(),
  /** Drafts that were there before and are not any more. */
  removed_ids: z.array(uuid),
  /** `shift_id` is that of the template's shift. */
  skipped: z.array(skippedCopy),
  /** Which week of the pattern it was. */
  template_week: patternWeeks,
  /** The version of the week that this was planned on. */
  version: rowVersion,
});
export type AppliedTemplate = z.infer<typeof appliedTemplate>;
