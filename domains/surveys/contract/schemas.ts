import { instant, integer, localDate, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** From 1 (bad) to 5 (good). */
export const score = integer(1, 5);

/** A shift that its holder can say something about. */
export const pulse = z.strictObject({
  shift_id: uuid,
  location_name: z.string(),
  date: localDate,
  /** Until when. */
  until: instant,
});
export type Pulse = z.infer<typeof pulse>;

const said = {
  answers: z.int().min(5),
  /** How many chose 1 to 5. */
  scores: z.array(z.int()).length(5),
  /** Their mean, with one decimal. */
  average: z.number(),
};

export const surveyResults = z.strictObject({
  /** Whole weeks that are over, oldest first: sums of the locations that are shown in them. */
  weeks: z.array(z.strictObject({ week: localDate, locations: z.int(), ...said })),
  /** The newest week of each location that is shown, the lowest average first. */
  locations: z.array(
    z.strictObject({
      location: z.strictObject({ id: uuid, name: z.string() }),
      week: localDate,
      /** The average of its week before, where that is shown. */
      before: z.number().nullable(),
      ...said,
    }),
  ),
  /** Locations in all, in `locations` at most a hundred. */
  total: z.int(),
});
export type SurveyResults = z.infer<typeof surveyResults>;
