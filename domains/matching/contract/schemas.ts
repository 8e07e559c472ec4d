import { listed } from '@hearth/domains/applications/schemas';
import { instant, integer, localDate, localTime, reckonedDay, url, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** The factors by which a candidate is compared with a job. */
export const factor = z.enum([
  'open_shifts',
  'usual_week',
  'hours',
  'first_day',
  'position',
  'distance',
  'language',
  'certificates',
  'pay',
  'papers',
  'answers',
]);
export type Factor = z.infer<typeof factor>;

const weight = integer(0, 100);
/** The maximum points of each factor; 0 turns it off. */
export const weights = z.strictObject({
  open_shifts: weight,
  usual_week: weight,
  hours: weight,
  first_day: weight,
  position: weight,
  distance: weight,
  language: weight,
  certificates: weight,
  pay: weight,
  papers: weight,
  answers: weight,
});
export type Weights = z.infer<typeof weights>;

/** COUNTED: it gave these points. UNKNOWN: nothing is known of it. NOT_ASKED: the post says nothing of it. UNASKED: applying did not ask for it. OFF: switched off. HIDDEN: the reader may not see it. */
export const lineState = z.enum(['COUNTED', 'UNKNOWN', 'NOT_ASKED', 'UNASKED', 'OFF', 'HIDDEN']);

/** The points of one factor and their basis: `have` out of `of`, or a date. */
export const line = z.object({
  factor,
  state: lineState,
  points: z.int(),
  weight: z.int(),
  have: z.number(),
  of: z.number(),
  /** How many of `have` there are in part. */
  partly: z.int(),
  day: localDate.nullable(),
});
export type ScoreLine = z.infer<typeof line>;

/** The score of a candidate for a job: points, maximum, and points that are still unknown. */
export const score = z.object({ points: z.int(), of: z.int(), unknown: z.int(), lines: z.array(line) });
export type Score = z.infer<typeof score>;

/** An open shift that the candidate could work. */
export const openShift = z.object({ date: localDate, start: localTime, end: localTime });

/** Why scores are off at a location: the law that is cited, or null if the brand turned them off. */
export const closed = z.object({ law: z.string().nullable() });

/** Whether points may be used for somebody where a law asks for a notice first: not yet, not as they wished, or not after an invitation. */
export const noticeState = z.enum(['USABLE', 'WAITS', 'OTHER_PROCESS', 'INVITED']);
export type NoticeState = z.infer<typeof noticeState>;

/** The notice given to a person, as far as it affects their score. */
export const notice = z.object({
  state: noticeState,
  /** As it is cited. */
  law: z.string(),
  /** Null: they were not told yet. */
  usable_from: instant.nullable(),
  asked_other_at: instant.nullable(),
});

/** An independent audit of the scoring. */
export const audit = z.strictObject({
  audited_on: localDate,
  summary_url: url(500, { protocol: /^https?$/u }),
});
export type Audit = z.infer<typeof audit>;

/** The notice a candidate received before scores are used for them. */
export const ownNotice = z.object({
  application_id: uuid,
  job_title: z.string(),
  employer_name: z.string(),
  law: z.string(),
  summary_url: z.string(),
  told_at: instant,
  usable_from: instant,
  asked_other_at: instant.nullable(),
});
export type Notice = z.infer<typeof notice>;
export type OwnNotice = z.infer<typeof ownNotice>;

/** The match of one application with its job. */
export const applicationMatch = z.object({
  /** Null where nobody who applied is scored. */
  score: score.nullable(),
  closed: closed.nullable(),
  /** Null where nobody has to be told before. */
  notice: notice.nullable(),
  /** The first of the open shifts that this person could take on. */
  first_shifts: z.array(openShift),
});
export type ApplicationMatch = z.infer<typeof applicationMatch>;

/** An application in order of its score. */
export const ranked = z.object({ application: listed, score });
export type Ranked = z.infer<typeof ranked>;

/** Where the weights come from: the job, a brand, or the default. */
export const weightsFrom = z.enum(['JOB', 'BRAND', 'DEFAULT']);

/** The weights that apply, and whether scores may be used for applicants. */
export const weighting = z.object({
  weights,
  from: weightsFrom,
  /** The brand that set them, for the eye. */
  from_name: z.string().nullable(),
  invites_only: z.boolean(),
  /** The law that demands it, which no brand can switch off. */
  law: z.string().nullable(),
  /** The audit that opens it all the same to those who were told, until a day; null where none does. */
  audit: audit.extend({ holds_until: reckonedDay }).nullable(),
});
export type Weighting = z.infer<typeof weighting>;

/** Open shifts of one position at a location in the next four weeks. */
export const coverageGap = z.object({
  location_id: uuid,
  location_name: z.string(),
  position_id: uuid,
  position_name: z.string(),
  shifts: z.int(),
  minutes: z.int(),
  first_day: localDate,
  /** A post for this position there that still looks for somebody, or is being written. */
  job_id: uuid.nullable(),
});
export type CoverageGap = z.infer<typeof coverageGap>;
