import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { getJob, topicOf } from '@hearth/domains/jobs/service';
import type { KnownJob } from '@hearth/domains/jobs/service';
import { findPositions } from '@hearth/domains/team/service';
import type { Work } from '@hearth/platform/module';
import { findGrantedPlace } from './queries/place.ts';
import type { PlaceRow } from './queries/place.ts';

/** A post with its place, as somebody is held against it. */
export interface Post {
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

/** So far ahead the schedule is looked at. */
export const DAYS_AHEAD = 28;

/** The days ahead of a place, from today there on. */
export function daysAhead(now: Date, place: PlaceRow): { readonly from: string; readonly to: string } {
  const today = localDay(now, place.time_zone);
  return { from: today, to: Temporal.PlainDate.from(today).add({ days: DAYS_AHEAD }).toString() };
}

/** Whether a post is for a position: it names it by id, or by its name where it names none by id. */
export function isSamePosition(
  post: { readonly position_id: string | null; readonly position_name: string },
  position: { readonly id: string; readonly name: string },
): boolean {
  if (post.position_id !== null) return post.position_id === position.id;
  return folded(post.position_name) !== '' && folded(post.position_name) === folded(position.name);
}

/** The post of that id, if the caller's right reaches its location; else NOT_FOUND. */
export async function provenPost(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  grant: BrandGrant,
  jobId: string,
): Promise<Post> {
  const job = await getJob(db, jobId);
  const place = await findGrantedPlace(db, grant, job.location_id);
  if (place === undefined) throw failure(NOT_FOUND);
  const positions = job.position_id === null ? await findPositions(db, grant.groupId) : [];
  const asked = (takes: (question: KnownJob['questions'][number]) => boolean): ReadonlySet<string> =>
    new Set(job.questions.filter(takes).map(({ text }) => text));
  return {
    job,
    place,
    positionIds:
      job.position_id === null
        ? positions.filter((position) => isSamePosition(job, position)).map(({ id }) => id)
        : [job.position_id],
    days: daysAhead(clock.now(), place),
    ruling: asked(({ knock_out, text }) => knock_out !== null && topicOf(text) === null),
    papers: asked(({ kind }) => kind === 'FILE'),
  };
}

function folded(name: string): string {
  return name.trim().toLowerCase();
}
