import { splitShiftsByFit } from '@hearth/domains/applications/service';
import type { WrittenEvidence } from '@hearth/domains/applications/service';
import { distanceKm } from '@hearth/domains/jobs/service';
import { findFillableShifts } from '@hearth/domains/scheduling/service';
import type { FillableShifts, UnassignedShift } from '@hearth/domains/scheduling/service';
import { findEmploymentsIn } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import type { Factor, Score, Weights } from '../contract/schemas.ts';
import { compareProfile } from '../rules/said.ts';
import { computeScore } from '../rules/score.ts';
import type { PersonFacts, JobFacts } from '../rules/shares.ts';
import type { MatchableJob } from './post.ts';
import { findPlaces } from './queries/place.ts';
import type { PlaceRow } from './queries/place.ts';

/** A person compared with a job. */
export interface MatchResult {
  readonly written: WrittenEvidence;
  readonly score: Score;
  /** The open shifts that they could take on together. */
  readonly shifts: readonly UnassignedShift[];
}

/** Compares people with a job; the number of queries does not depend on how many they are. */
export async function matchAll(
  tx: Tx,
  post: MatchableJob,
  people: readonly WrittenEvidence[],
  weights: Weights,
  hidden: ReadonlySet<Factor>,
): Promise<MatchResult[]> {
  const userIds = [...new Set(people.map(({ userId }) => userId))];
  const employments = userIds.length === 0 ? [] : await findEmploymentsIn(tx, post.job.group_id, userIds);
  const byUser = Map.groupBy(employments, ({ user_id: userId }) => userId ?? '');
  const places = await findPlaces(tx, [...new Set(employments.map((employment) => employment.location_id))]);
  const present = (written: WrittenEvidence): StaffRow | undefined =>
    byUser.get(written.userId)?.find(({ end_date: end }) => end === null || end >= post.days.from);
  const found = await findFillableShifts(
    tx,
    { locationId: post.place.id, positionIds: post.positionIds, days: post.days },
    people.map((written) => ({
      key: written.listed.id,
      employeeId: present(written)?.id ?? null,
      startsOn: written.listed.can_start_on,
      canWork: (shift) => isOffered(shift, written),
    })),
  );
  const facts = toJobFacts(post, found);
  return people.map((written) => {
    const held = byUser.get(written.userId) ?? [];
    const shifts = found.byKey.get(written.listed.id) ?? [];
    // Nobody can say what somebody could fill who said nothing of their times and has none on record.
    const isKnown = written.listed.availability.length > 0 || present(written) !== undefined;
    const person: PersonFacts = {
      ...toPersonFacts(post, written),
      fillable: isKnown ? shifts.length : null,
      held: toHeldPosition(post, held),
      kilometres: written.profile?.distance_km ?? nearestDistance(post.place, held, places),
    };
    return { written, score: computeScore(facts, person, weights, hidden), shifts: isKnown ? shifts : [] };
  });
}

function isOffered(shift: UnassignedShift, { listed }: WrittenEvidence): boolean {
  if (listed.availability.length === 0) return true;
  const day = Temporal.PlainDate.from(shift.date).dayOfWeek;
  return splitShiftsByFit([{ day, start: shift.start, end: shift.end }], listed.availability).missing.length === 0;
}

function toJobFacts({ job, place, positionIds, ruling, papers }: MatchableJob, { open }: FillableShifts): JobFacts {
  return {
    openShifts: open.length === 0 ? null : open.length,
    usualShifts: job.usual_week.length === 0 ? null : job.usual_week.length,
    hours: job.weekly_hours,
    startsOn: job.starts_on,
    hasPosition: positionIds.length > 0 || job.position_name !== '',
    hasPoint: place.latitude !== null,
    languages: job.asks?.languages.length ?? 0,
    certificates: job.asks?.certificates.length ?? 0,
    payMax: job.pay?.per === 'HOUR' ? job.pay.max : null,
    rulingQuestions: ruling.size,
    paperQuestions: papers.size,
  };
}

function toPersonFacts({ job, ruling, papers, days }: MatchableJob, { listed, answers, profile }: WrittenEvidence) {
  const ruled = answers.filter(({ question }) => ruling.has(question));
  return {
    usualCovered:
      listed.availability.length === 0 ? null : splitShiftsByFit(job.usual_week, listed.availability).covered.length,
    hours: listed.hours_per_week,
    canStartOn: listed.can_start_on,
    ...compareProfile(job, profile, days.from),
    ruling: { answered: ruled.length, fine: ruled.filter((answer) => !answer.knocked_out).length },
    papers: answers.filter(({ question }) => papers.has(question)).length,
  };
}

function toHeldPosition({ positionIds }: MatchableJob, held: readonly StaffRow[]): PersonFacts['held'] {
  if (held.length === 0) return null;
  return held.some(({ position_id: id }) => id !== null && positionIds.includes(id)) ? 'SAME' : 'OTHER';
}

function nearestDistance(
  place: PlaceRow,
  held: readonly StaffRow[],
  places: ReadonlyMap<string, PlaceRow>,
): number | null {
  const here = toPoint(place);
  const distances = held.flatMap(({ location_id: id }) => {
    const there = toPoint(places.get(id));
    return here === null || there === null ? [] : [distanceKm(here, there)];
  });
  return distances.length === 0 ? null : Math.min(...distances);
}

function toPoint(place: PlaceRow | undefined) {
  return place === undefined || place.latitude === null || place.longitude === null
    ? null
    : { latitude: place.latitude, longitude: place.longitude };
}
