import type { JobChange, JobContent } from '../contract/schemas.ts';

/** A post about which nothing has been said yet. */
export const EMPTY_CONTENT: Omit<JobContent, 'location_id'> = {
  position_id: null,
  position_name: '',
  title: '',
  description: '',
  language: 'en',
  employment_type: null,
  pay: null,
  weekly_hours: null,
  starts_on: null,
  usual_week: [],
  perks: [],
  questions: [],
  asks: { certificates: [], languages: [] },
  publish_on: null,
  closes_on: null,
  evergreen: false,
  hires_target: 1,
  law_answers: [],
  requisition_id: null,
  pipeline_id: null,
};

/** What a post says after some of its fields were changed; fields that are not named stay. */
export function withChange(content: JobContent, change: JobChange): JobContent {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...content, ...(Object.fromEntries(named) as Partial<JobContent>) };
}

/** A value as text, alike for equal values: the database keeps the parts of an object in an order of its own. */
function written(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** The fields that differ, each with what it was and what it became. */
export function difference(before: JobContent, after: JobContent): Record<string, readonly [unknown, unknown]> {
  const names = Object.keys(after) as (keyof JobContent)[];
  return Object.fromEntries(
    names
      .filter((name) => written(before[name]) !== written(after[name]))
      .map((name) => [name, [before[name], after[name]] as const]),
  );
}

/** The fields that a job's writer filled in, without what the server adds. */
export function contentOfJob(job: JobContent): JobContent {
  const names = ['location_id', ...Object.keys(EMPTY_CONTENT)] as (keyof JobContent)[];
  return Object.fromEntries(names.map((name) => [name, job[name]])) as JobContent;
}

/** A post that begins with an approved request for people: its position, how many, and where, if nothing was said of that yet. */
export function forRequest(
  content: JobContent,
  request: {
    readonly id: string;
    readonly position_name: string;
    readonly headcount: number;
    readonly location_id: string | null;
  },
): JobContent {
  const { id, position_name, headcount, location_id } = request;
  return {
    ...content,
    requisition_id: id,
    position_name,
    title: position_name,
    hires_target: headcount,
    location_id: location_id ?? content.location_id,
  };
}
