import { json } from '@hearth/platform/database';
import type { Job, JobHistoryLine, JobListItem } from '../contract/schemas.ts';
import type { JobContent, Pay, WeeklyHours } from '@hearth/domains/job-library/schemas';
import { EMPTY_CONTENT } from '@hearth/domains/job-library/rules';
import { foldText } from '@hearth/kit/text/search-text';
import type { ChangeRow } from './queries/change.ts';
import type { JobRow, JobUpdate, PlacedJobRow } from './queries/job.ts';
import type { JobPlace } from './queries/place.ts';

const MINUTES = 60;
const toIso = (at: Date | null): string | null => at?.toISOString() ?? null;

type PayColumns = Pick<JobRow, 'pay_min' | 'pay_max' | 'pay_currency' | 'pay_per' | 'pay_tips'>;
type HourColumns = Pick<JobRow, 'week_minutes_min' | 'week_minutes_max'>;

/** Converts columns to pay, or null. */
export function toPay(row: PayColumns): Pay | null {
  if (row.pay_min === null || row.pay_max === null || row.pay_currency === null || row.pay_per === null) return null;
  return { min: row.pay_min, max: row.pay_max, currency: row.pay_currency, per: row.pay_per, tips: row.pay_tips };
}

/** Converts minute columns to weekly hours, or null. */
export function toWeeklyHours(row: HourColumns): WeeklyHours | null {
  if (row.week_minutes_min === null || row.week_minutes_max === null) return null;
  return { min: row.week_minutes_min / MINUTES, max: row.week_minutes_max / MINUTES };
}

/** Converts a row to a job's content. */
export function toContent(row: JobRow): JobContent {
  return {
    location_id: row.location_id,
    position_id: row.position_id,
    position_name: row.position_name,
    title: row.title,
    description: row.description,
    language: row.language,
    employment_type: row.employment_type,
    pay: toPay(row),
    weekly_hours: toWeeklyHours(row),
    starts_on: row.starts_on,
    usual_week: row.usual_week,
    perks: row.perks,
    questions: row.questions,
    asks: row.asks,
    publish_on: row.publish_on,
    closes_on: row.closes_on,
    evergreen: row.evergreen,
    hires_target: row.hires_target,
    law_answers: row.law_answers,
    requisition_id: row.requisition_id,
    pipeline_id: row.pipeline_id,
  };
}

/** Converts a job's content to columns. */
export function toColumns(content: JobContent, place: Pick<JobPlace, 'name' | 'city'>) {
  const { pay, weekly_hours: hours, usual_week: week, perks, questions, asks, ...plain } = content;
  return {
    ...plain,
    pay_min: pay?.min ?? null,
    pay_max: pay?.max ?? null,
    pay_currency: pay?.currency ?? null,
    pay_per: pay?.per ?? null,
    pay_tips: pay?.tips ?? false,
    week_minutes_min: hours === null ? null : Math.round(hours.min * MINUTES),
    week_minutes_max: hours === null ? null : Math.round(hours.max * MINUTES),
    usual_week: json(week),
    perks: json(perks),
    questions: json(questions),
    asks: json(asks ?? EMPTY_CONTENT.asks),
    search_text: foldText(`${content.title} ${content.position_name} ${place.name} ${place.city}`),
  } satisfies JobUpdate;
}

/** Presents a job to its employer. */
export function presentJob(row: PlacedJobRow): Job {
  return {
    ...toContent(row),
    id: row.id,
    group_id: row.group_id,
    location_name: row.location_name,
    location_city: row.location_city ?? '',
    country: row.country ?? '',
    region: row.region_code ?? '',
    time_zone: row.time_zone ?? 'UTC',
    status: row.status,
    slug: row.slug,
    site_slug: row.site_slug,
    hires: row.hires,
    template_id: row.template_id,
    template_name: row.template_name,
    locked: row.locked,
    rollout_id: row.rollout_id,
    audience: row.audience,
    staff_days: row.staff_days,
    public_at: toIso(row.public_at),
    pipeline: row.pipeline,
    version: row.version,
    published_at: toIso(row.published_at),
    expires_at: toIso(row.expires_at),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Presents a job in the employer's list. */
export function presentJobLine(row: PlacedJobRow): JobListItem {
  return {
    id: row.id,
    location_id: row.location_id,
    location_name: row.location_name,
    location_city: row.location_city ?? '',
    title: row.title,
    position_name: row.position_name,
    language: row.language,
    status: row.status,
    slug: row.slug,
    site_slug: row.site_slug,
    employment_type: row.employment_type,
    audience: row.audience,
    evergreen: row.evergreen,
    hires: row.hires,
    hires_target: row.hires_target,
    publish_on: row.publish_on,
    closes_on: row.closes_on,
    published_at: toIso(row.published_at),
    updated_at: row.updated_at.toISOString(),
    rollout_id: row.rollout_id,
  };
}

export function presentChange(row: ChangeRow): JobHistoryLine {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor_id: row.actor_id,
    kind: row.kind,
    from_status: row.from_status,
    to_status: row.to_status,
    fields: Object.keys(row.fields),
  };
}
