import type { JobChange, JobContent } from '../contract/content-schemas.ts';

/** The content of an empty job. */
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

/** Applies a partial update to a job's content. */
export function applyChange(content: JobContent, change: JobChange): JobContent {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...content, ...(Object.fromEntries(named) as Partial<JobContent>) };
}

/** Serialises a value with sorted keys, since the database reorders them. */
function toComparable(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** Returns the fields that differ, with old and new values. */
export function diffContent(before: JobContent, after: JobContent): Record<string, readonly [unknown, unknown]> {
  const names = Object.keys(after) as (keyof JobContent)[];
  return Object.fromEntries(
    names
      .filter((name) => toComparable(before[name]) !== toComparable(after[name]))
      .map((name) => [name, [before[name], after[name]] as const]),
  );
}

/** Picks the editable content of a job. */
export function pickContent(job: JobContent): JobContent {
  const names = ['location_id', ...Object.keys(EMPTY_CONTENT)] as (keyof JobContent)[];
  return Object.fromEntries(names.map((name) => [name, job[name]])) as JobContent;
}

/** Fills empty fields of a job from its approved request. */
export function fillFromRequest(
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
