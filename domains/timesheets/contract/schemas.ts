import {
  currency,
  instant,
  integer,
  line,
  localDate,
  optionalText,
  reckonedDay,
  string,
  text,
  uuid,
} from '@hearth/kit/schema';
import { z } from 'zod';

export const sheetState = z.enum(['OPEN', 'SUBMITTED', 'APPROVED', 'LOCKED', 'EXPORTED', 'REOPENED']);
export const lineKind = z.enum([
  'WORK',
  'OVERTIME',
  'NIGHT',
  'LEAVE',
  'PREMIUM',
  'TIPS',
  'DECLARED_TIPS',
  'CORRECTION',
]);
export type LineKind = z.infer<typeof lineKind>;

/** A line of a sheet; amounts are minor units, and null for who does not see pay. */
export const sheetLine = z.strictObject({
  kind: lineKind,
  day: reckonedDay,
  position_name: z.string().nullable(),
  location_name: z.string().nullable(),
  minutes: z.int(),
  percent: z.int(),
  rate: z.int().nullable(),
  amount: z.int().nullable(),
  currency: z.string().nullable(),
  reason: z.string(),
});

export const oddityKind = z.enum([
  'MISSING_END',
  'OVERLAP',
  'VERY_LONG',
  'NO_RATE',
  'CURRENCIES',
  'FAR_FROM_PLAN',
  'NOT_PLANNED',
  'ABSENT',
  'WORK_DURING_LEAVE',
  /** What is worked has changed since somebody approved it. */
  'CHANGED',
]);
export const oddity = z.strictObject({ kind: oddityKind, day: reckonedDay });

/** Sums of a sheet: minutes, and minor units. */
export const sheetTotals = z.strictObject({
  planned: z.int(),
  worked: z.int(),
  paid_break: z.int(),
  overtime: z.int(),
  leave: z.int(),
  rounding: z.int(),
  pay: z.int().nullable(),
  tips: z.int().nullable(),
  declared_tips: z.int().nullable(),
  currency: z.string().nullable(),
});

/** One sheet in a list. */
export const sheetSummary = z.strictObject({
  employee_id: uuid,
  name: z.string(),
  position_name: z.string().nullable(),
  state: sheetState,
  /** Approvals given, of those that are needed. */
  approvals: z.int(),
  /** 0 where nothing is stored yet. */
  version: z.int(),
  /** What the sheet shows, so that nobody approves what has changed. */
  fingerprint: z.string(),
  totals: sheetTotals,
  oddities: z.array(oddity),
  is_own: z.boolean(),
});
export type SheetSummary = z.infer<typeof sheetSummary>;

export const payPeriod = z.strictObject({ from: reckonedDay, until: reckonedDay });

/** Minutes of a day: planned, worked, and approved or further. */
export const dayHours = z.strictObject({ day: reckonedDay, planned: z.int(), worked: z.int(), approved: z.int() });

export const sheetAct = z.enum(['SUBMIT', 'APPROVE', 'SEND_BACK', 'LOCK', 'EXPORT', 'REOPEN']);
export const sheetEvent = z.strictObject({
  act: sheetAct,
  at: instant,
  /** Empty for an account that is gone. */
  by: z.string(),
  note: z.string(),
  /** Minutes of the sheet at that moment. */
  worked: z.int(),
});

export const sheetDetail = sheetSummary.extend({
  lines: z.array(sheetLine),
  history: z.array(sheetEvent),
});
export type SheetDetail = z.infer<typeof sheetDetail>;

export const decision = z.enum(['APPROVE', 'SEND_BACK', 'LOCK', 'REOPEN']);
export type Decision = z.infer<typeof decision>;
/** Why a sheet was left as it was. */
export const leftReason = z.enum([
  'OWN',
  'CHANGED',
  'BLOCKED',
  'NOT_OVER',
  'STATE',
  'SECOND_PERSON',
  'LEVEL',
  'UNKNOWN',
]);
export type LeftReason = z.infer<typeof leftReason>;

export const approver = z.enum(['PUBLISH_SCHEDULE', 'MANAGE_TEAM', 'MANAGE_BRAND']);
export const periodLength = z.enum(['WEEKLY', 'TWO_WEEKS', 'TWICE_A_MONTH', 'MONTHLY']);

/** How a place counts hours and pays. */
export const timesheetRules = z.strictObject({
  length: periodLength,
  /** A day on which a period begins. */
  anchor: localDate,
  /** The code of a pack of overtime rules. */
  pack: string(20),
  /** Minutes that beginnings and ends are rounded to; null: nothing is. */
  rounding: z.union([z.literal(5), z.literal(15)]).nullable(),
  /** Breaks up to so many minutes are paid. */
  paid_break: integer(0, 120),
  /** Minutes after midnight at which a workday begins. */
  day_start: integer(0, 720),
  /** From how many minutes on a day that differs from the plan is odd. */
  far_from_plan: integer(0, 600),
  /** Who approves, one after the other; each a different person. */
  approvers: z.array(approver).min(1).max(3),
  /** Minutes that a day of leave counts for who has no contract hours. */
  leave_day: integer(0, 1440),
  /** Whether holiday and sick days are paid through the sheet. */
  pays_leave: z.boolean(),
  /** Whether people see the estimate of their own pay. */
  shows_pay: z.boolean(),
});
export type TimesheetRules = z.infer<typeof timesheetRules>;

const place = z.strictObject({ id: uuid, name: z.string() });
export const heldRules = z.strictObject({
  value: timesheetRules,
  from: place.nullable(),
  locked_by: place.nullable(),
  is_locked: z.boolean(),
  version: z.int(),
});
export type HeldRules = z.infer<typeof heldRules>;

/** A pack as the settings offer it. */
export const offeredPack = z.strictObject({
  code: z.string(),
  warns_of_rounding: z.boolean(),
  sources: z.array(z.url()),
  note: z.string(),
});

export const tipMethod = z.enum(['HOURS', 'POINTS', 'SHARES']);
/** What a pool is, before it is divided. */
export const poolContent = z.strictObject({
  from: localDate,
  until: localDate,
  collected: integer(0, 1_000_000_000),
  kept_back: integer(0, 1_000_000_000),
  method: tipMethod,
  /** Points or shares by position. */
  weights: z
    .array(z.strictObject({ position_id: uuid, weight: integer(0, 1000) }))
    .max(50)
    .refine((list) => new Set(list.map((one) => one.position_id)).size === list.length),
});
export type PoolContent = z.infer<typeof poolContent>;
export const tipShare = z.strictObject({
  employee_id: uuid,
  name: z.string(),
  position_name: z.string().nullable(),
  minutes: z.int(),
  weight: z.int(),
  amount: z.int(),
});
export const dividedPool = z.strictObject({
  shares: z.array(tipShare),
  /** What nobody has a claim to. */
  left: z.int(),
  currency,
  /** What a preview showed: closing divides exactly that, or refuses. */
  fingerprint: z.string(),
});
export const tipPool = poolContent.omit({ weights: true }).extend({
  id: uuid,
  currency,
  closed_at: instant,
  closed_by: z.string(),
  shares: z.array(tipShare),
  left: z.int(),
});
export type TipPool = z.infer<typeof tipPool>;

/** What a column of an export can hold, as people choose it. */
export const COLUMN_SOURCES = [
  'EMPLOYEE_NUMBER',
  'FIRST_NAME',
  'LAST_NAME',
  'LOCATION',
  'PERIOD_FROM',
  'PERIOD_UNTIL',
  'DAY',
  'KIND',
  'PAY_CODE',
  'POSITION',
  'HOURS',
  'MINUTES',
  'PERCENT',
  'RATE',
  'AMOUNT',
  'CURRENCY',
  'TEXT',
  'REGULAR_HOURS',
  'OVERTIME_HOURS',
  'EXTRA_50_HOURS',
  'EXTRA_100_HOURS',
  'YEAR',
  'MONTH',
] as const;
export const columnSource = z.enum(COLUMN_SOURCES);
export type ColumnSource = z.infer<typeof columnSource>;
export const exportColumn = z.strictObject({
  header: optionalText(60),
  source: columnSource,
  /** What a column of `TEXT` says in every row. */
  text: optionalText(60),
  /** Characters, for a file of fixed width. */
  width: integer(1, 100),
});
export const exportTemplate = z.strictObject({
  id: string(40),
  name: line(60),
  format: z.enum(['CSV', 'FIXED']),
  separator: z.enum([',', ';', '\t']),
  decimal: z.enum(['.', ',']),
  has_header: z.boolean(),
  /** A row for each person, for each kind of pay of a person, or for each line of a sheet. */
  rows: z.enum(['PERSON', 'KIND', 'LINE']),
  /** Payroll’s codes by kind of pay, such as WORK or OVERTIME 50. */
  codes: z.array(z.strictObject({ kind: string(40), code: text(20) })).max(50),
  columns: z.array(exportColumn).min(1).max(40),
  /** How dates are written; absent: 2026-11-16. */
  dates: z.enum(['DOTS', 'SLASHES']).optional(),
  /** Lines before the first row, such as whose file it is. */
  head: z.array(optionalText(300)).max(20).optional(),
  /** Leaves out what has no hours, such as tips: for systems that take hours alone. */
  hours_only: z.boolean().optional(),
  /** Nothing is quoted: for systems that read lines as they are. */
  is_plain: z.boolean().optional(),
});
export type ExportTemplate = z.infer<typeof exportTemplate>;
/** A template that can be used; a ready one names where its format was read, and when. */
export const offeredTemplate = exportTemplate.extend({
  origin: z.strictObject({ url: z.url(), read_on: reckonedDay }).nullable(),
});
export type OfferedTemplate = z.infer<typeof offeredTemplate>;
export const exportTemplates = z.strictObject({ templates: z.array(exportTemplate).max(20) });

export const exportRecord = z.strictObject({
  id: uuid,
  template_name: z.string(),
  period: payPeriod,
  at: instant,
  by: z.string(),
  people: z.int(),
  rows: z.int(),
  minutes: z.int(),
  amount: z.int(),
  currency: z.string().nullable(),
  only_changes: z.boolean(),
});
export type ExportRecord = z.infer<typeof exportRecord>;
export const exportFile = exportRecord.extend({ file_name: z.string(), content: z.string() });

export const versionOfSetting = integer(0, 2_147_483_647);
export const declaredTip = z.strictObject({ day: localDate, amount: integer(1, 100_000_000) });
