import { application, attachment, stage } from '@hearth/domains/applications/schemas';
import { answer as saidForStatistics } from '@hearth/domains/fairness/schemas';
import { interviewState } from '@hearth/domains/interviews/schemas';
import { side } from '@hearth/domains/messaging/schemas';
import { offerState } from '@hearth/domains/offers/schemas';
import { instant, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { ASK_DAYS } from './asking.ts';
import { PERIODS } from './periods.ts';

export const period = z.enum(PERIODS);
export const keepSpan = period.extract(['WEEKS_4', 'MONTHS_3', 'MONTHS_6', 'YEAR_1']);
export const keepAnswer = z.enum(['KEEP', 'DELETE']);
export const askDays = z.literal(ASK_DAYS);

/** Why an application is kept although its candidate wants it deleted. */
export const keptBecause = z.enum(['HIRED', 'SIGNED']);
export type RetentionReason = z.infer<typeof keptBecause>;

/** The period that applies at a number of locations; `law` cites the law behind it, if any. */
export const periodAtPlaces = z.strictObject({ period, law: z.string().nullable(), locations: z.int() });

/** An application that will be deleted soon or is overdue. */
export const dueApplication = z.strictObject({
  application_id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  job_title: z.string(),
  location_name: z.string(),
  due_at: instant,
});
export type DueApplication = z.infer<typeof dueApplication>;

export const retention = z.strictObject({
  /** What the brand says itself; null: it follows what stands above it. */
  own: period.nullable(),
  /** What stands above it; null: each country for itself. */
  inherited: period.nullable(),
  /** The longest first. */
  places: z.array(periodAtPlaces),
  due: z.array(dueApplication),
  due_total: z.int(),
  next_cursor: z.string().nullable(),
  forgotten: z.int(),
  /** Days before at which the group asks candidates whether they may be kept; 0: it does not. */
  ask_days: askDays,
});
export type Retention = z.infer<typeof retention>;

/** One of the caller's applications, and whether it can be deleted. */
export const ownLine = z.strictObject({
  id: uuid,
  job_title: z.string(),
  employer_name: z.string(),
  kept: keptBecause.nullable(),
});

/** A file of an application or its conversation. */
export const ownFile = z.strictObject({
  id: uuid,
  application_id: uuid,
  name: z.string(),
  from: z.enum(['APPLICATION', 'MESSAGE']),
});
export type OwnFile = z.infer<typeof ownFile>;

/** All data of one application that its candidate provided or received. */
export const ownRecord = z.strictObject({
  id: uuid,
  employer_name: z.string(),
  job_title: z.string(),
  location_name: z.string(),
  location_city: z.string(),
  stage,
  applied_at: instant,
  ...application.pick({
    first_name: true,
    last_name: true,
    email: true,
    phone: true,
    message: true,
    availability: true,
    can_start_on: true,
    hours_per_week: true,
    language: true,
    profile: true,
    source: true,
  }).shape,
  says_minor: z.boolean(),
  answers: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  history: z.array(z.strictObject({ stage, at: instant })),
  letters: z.array(z.strictObject({ subject: z.string(), body: z.string(), at: instant })),
  messages: z.array(
    z.strictObject({ at: instant, from: side, sender_name: z.string(), text: z.string(), file_ids: z.array(uuid) }),
  ),
  interviews: z.array(
    z.strictObject({
      state: interviewState,
      invited_at: instant,
      starts_at: instant.nullable(),
      ends_at: instant.nullable(),
    }),
  ),
  offers: z.array(z.strictObject({ state: offerState, sent_at: instant, document: z.string() })),
  /** Whom they stopped from writing to them; without a name: everybody of the house in this conversation. */
  blocks: z.array(z.strictObject({ name: z.string(), at: instant, ended_at: instant.nullable() })),
  /** What they reported of the conversation. */
  reports: z.array(
    z.strictObject({ reason: z.string(), note: z.string(), at: instant, looked_at: instant.nullable() }),
  ),
  files: z.array(attachment),
  /** What was said for statistics alone, as long as it is not counted yet. */
  demographic_answers: z.array(saidForStatistics),
});
export type OwnRecordView = z.infer<typeof ownRecord>;

/** What was sent with the caller's proven address without signing in, and waits until they say that it is theirs. */
export const waitingRecord = z.strictObject({
  ...ownRecord.pick({
    employer_name: true,
    job_title: true,
    first_name: true,
    last_name: true,
    phone: true,
    message: true,
    availability: true,
    can_start_on: true,
    hours_per_week: true,
    language: true,
    says_minor: true,
    answers: true,
  }).shape,
  sent_at: instant,
  expires_at: instant,
});

/** A question whether applications may be kept longer, and the caller's answer. */
export const ownKeepAsk = z.strictObject({
  employer_name: z.string(),
  asked_at: instant,
  words_version: z.int(),
  span: keepSpan,
  answer: keepAnswer.nullable(),
  answered_at: instant.nullable(),
});

/** The day and times of a shift; null: nobody knows them any more. */
const dealtShift = z.strictObject({ date: z.string(), start: z.string(), end: z.string() }).nullable();

/**
 * The caller's account data: identity, sign-ins and choices, but no secrets. No secret, and nothing that proves who
 * they are.
 */
export const ownAccount = z.strictObject({
  email: z.string().nullable(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string().nullable(),
  status: z.string(),
  created_at: instant,
  email_verified_at: instant.nullable(),
  sign_ins: z.array(
    z.strictObject({
      user_agent: z.string(),
      network: z.string(),
      created_at: instant,
      used_at: instant,
      ended_at: instant.nullable(),
    }),
  ),
  passkeys: z.array(z.strictObject({ name: z.string(), created_at: instant, used_at: instant.nullable() })),
  /** What was chosen about texts (SMS), with the wording that stood beside it, and what the numbers themselves said. */
  texts: z.strictObject({
    choices: z.array(
      z.strictObject({
        group_id: uuid,
        number: z.string(),
        wanted: z.boolean(),
        via: z.enum(['APPLICATION', 'SETTINGS']),
        words: z.int(),
        at: instant,
      }),
    ),
    words: z.array(
      z.strictObject({ number: z.string(), own_number: z.string().nullable(), stopped: z.boolean(), at: instant }),
    ),
  }),
  /** What the person asked for and said at employers: time off, what was entered for its balance, requests about shifts, bids. */
  work: z.strictObject({
    time_off: z.array(
      z.strictObject({
        starts_on: z.string(),
        ends_on: z.string(),
        start: z.string().nullable(),
        end: z.string().nullable(),
        kind: z.string(),
        state: z.string(),
        note: z.string(),
        decision_note: z.string(),
      }),
    ),
    balance_changes: z.array(
      z.strictObject({
        group_id: uuid,
        time_off_kind: z.string(),
        kind: z.string(),
        on_day: z.string(),
        amount: z.int().nullable(),
        unit: z.string().nullable(),
        week_days: z.int().nullable(),
        reason: z.string(),
        at: instant,
      }),
    ),
    shift_requests: z.array(
      z.strictObject({
        group_id: uuid,
        verb: z.string(),
        state: z.string(),
        is_giver: z.boolean(),
        shift: dealtShift,
        note: z.string(),
        decision_note: z.string(),
        asked_at: instant,
        taken_at: instant.nullable(),
        ended_at: instant.nullable(),
      }),
    ),
    bids: z.array(
      z.strictObject({
        group_id: uuid,
        state: z.string(),
        result: z.string().nullable(),
        shift: dealtShift,
        placed_at: instant,
        ended_at: instant.nullable(),
      }),
    ),
  }),
  /**
   * What employers keep on them at work, by kind, as it is stored: employments with terms and pay, published shifts, availability,
   * hours with their corrections, timesheets, tips, onboarding.
   */
  work_records: z.array(z.strictObject({ kind: z.string(), rows: z.array(z.record(z.string(), z.json())) })),
  /** Skills and certificates at employers, what was sent and refused included. */
  qualifications: z.array(
    z.strictObject({
      group_id: uuid,
      name: z.string(),
      state: z.string(),
      level: z.string().nullable(),
      number: z.string(),
      issuer: z.string(),
      issued_on: z.string().nullable(),
      expires_on: z.string().nullable(),
      note: z.string(),
      reason: z.string(),
      file_name: z.string().nullable(),
      sent_at: instant,
      decided_at: instant.nullable(),
    }),
  ),
  notices: z.array(
    z.strictObject({
      kind: z.string(),
      title: z.string(),
      text: z.string(),
      at: instant,
      read_at: instant.nullable(),
    }),
  ),
  /** The browsers that show notifications, by what they called themselves. */
  notice_devices: z.array(
    z.strictObject({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      added_at: instant,
      used_at: instant.nullable(),
    }),
  ),
  preferences: z.strictObject({ home_page: z.string().nullable(), pinned_searches: z.array(z.string()) }),
});
export type OwnAccount = z.infer<typeof ownAccount>;
