import { listed } from '@hearth/domains/applications/schemas';
import { instant, integer, localDate, localTime, url, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** What is looked at when somebody is held against a post. */
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
/** The most points that each factor can give; 0 switches it off. */
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

/** What one factor gave, from what: `have` of `of` (shifts, hours, kilometres, answers), or a day. */
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
export type Line = z.infer<typeof line>;

/** How well somebody fits a post: the points, out of how many, and how many more there could be if everything were known. */
export const score = z.object({ points: z.int(), of: z.int(), unknown: z.int(), lines: z.array(line) });
export type Score = z.infer<typeof score>;

/** An open shift that somebody could take on, as it stands in the schedule. */
export const openShift = z.object({ date: localDate, start: localTime, end: localTime });

/** Why nobody who applied is scored at a place: the law as it is cited, or null where the brand wants it so. */
export const closed = z.object({ law: z.string().nullable() });

/** Whether points may be used for somebody where a law asks for a notice first: not yet, not as they wished, or not after an invitation. */
export const noticeState = z.enum(['USABLE', 'WAITS', 'OTHER_PROCESS', 'INVITED']);
export type NoticeState = z.infer<typeof noticeState>;

/** What one person was told, as far as it decides about their points. */
export const notice = z.object({
  state: noticeState,
  /** As it is cited. */
  law: z.string(),
  /** Null: they were not told yet. */
  usable_from: instant.nullable(),
  asked_other_at: instant.nullable(),
});

/** An audit of the points by somebody outside of the house. */
export const audit = z.strictObject({
  audited_on: localDate,
  summary_url: url(500, { protocol: /^https?$/u }),
});
export type Audit = z.infer<typeof audit>;

/** What somebody was told before points are used for them. */
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

/** How one application fits its post. */
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

/** Somebody in the order of how well they fit. */
export const ranked = z.object({ application: listed, score });
export type Ranked = z.infer<typeof ranked>;

/** Whose weights hold: the post's own, a brand's, or nobody has set any. */
export const weightsFrom = z.enum(['JOB', 'BRAND', 'DEFAULT']);

/** The weights that hold somewhere, and whether scores may be used for who applied. */
export const weighting = z.object({
  weights,
  from: weightsFrom,
  /** The brand that set them, for the eye. */
  from_name: z.string().nullable(),
  invites_only: z.boolean(),
  /** The law that demands it, which no brand can switch off. */
  law: z.string().nullable(),
  /** The audit that opens it all the same to those who were told, until a day; null where none does. */
  audit: audit.extend({ holds_until: localDate }).nullable(),
});
export type Weighting = z.infer<typeof weighting>;

/** Shifts of a position that nobody holds at a location, in the four weeks ahead. */
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
