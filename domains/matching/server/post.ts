import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { getJob } from '@hearth/domains/jobs/service';
import { detectTopic } from '@hearth/domains/job-library/rules';
import type { KnownJob } from '@hearth/domains/jobs/service';
import { findPositions } from '@hearth/domains/team/service';
import type { Work } from '@hearth/platform/module';
import { findGrantedPlace } from './queries/place.ts';
import type { PlaceRow } from './queries/place.ts';

/** A job with its location, as candidates are compared with it. */
export interface MatchableJob {
  readonly job: KnownJob;
  readonly place: PlaceRow;
  /** The positions of the group that it is for: the one that it names by id, or those of its name. */
  readonly positionIds: readonly string[];
  /** The days whose open shifts count. */
  readonly days: { readonly from: string; readonly to: string };
  /** The words of questions with an answer that rules out, without those that a hiring law is about; and of those for a file. */
  readonly ruling: ReadonlySet<string>;
  readonly papers: ReadonlySet<string>;
}

/** How many days of the schedule are considered. */
export const DAYS_AHEAD = 28;

/** Returns the days considered for a location, starting with its today. */
export function daysAhead(now: Date, place: PlaceRow): { readonly from: string; readonly to: string } {
  const today = localDay(now, place.time_zone);
  return { from: today, to: Temporal.PlainDate.from(today).add({ days: DAYS_AHEAD }).toString() };
}

/** Returns whether a job is for a position, by id, or by name if it has no id. */
export function isSamePosition(
  post: { readonly position_id: string | null; readonly position_name: string },
  position: { readonly id: string; readonly name: string },
): boolean {
  if (post.position_id !== null) return post.position_id === position.id;
  return foldName(post.position_name) !== '' && foldName(post.position_name) === foldName(position.name);
}

/** Gets a job with its location, or NOT_FOUND outside the grant. */
export async function getGrantedJob(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  grant: BrandGrant,
  jobId: string,
): Promise<MatchableJob> {
  const job = await getJob(db, jobId);
  const place = await findGrantedPlace(db, grant, job.location_id);
  if (place === undefined) throw failure(NOT_FOUND);
  const positions = job.position_id === null ? await findPositions(db, grant.groupId) : [];
  const findQuestionTexts = (takes: (question: KnownJob['questions'][number]) => boolean): ReadonlySet<string> =>
    new Set(job.questions.filter(takes).map(({ text }) => text));
  return {
    job,
    place,
    positionIds:
      job.position_id === null
        ? positions.filter((position) => isSamePosition(job, position)).map(({ id }) => id)
        : [job.position_id],
    days: daysAhead(clock.now(), place),
    ruling: findQuestionTexts(({ knock_out, text }) => knock_out !== null && detectTopic(text) === null),
    papers: findQuestionTexts(({ kind }) => kind === 'FILE'),
  };
}

function foldName(name: string): string {
  return name.trim().toLowerCase();
}
