import { shiftsByFit } from '@hearth/domains/applications/service';
import type { WrittenEvidence } from '@hearth/domains/applications/service';
import { distanceKm } from '@hearth/domains/jobs/service';
import { findFillableShifts } from '@hearth/domains/scheduling/service';
import type { Fillable, UnheldShift } from '@hearth/domains/scheduling/service';
import { findEmploymentsIn } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import type { Factor, Score, Weights } from '../contract/schemas.ts';
import { saidInProfile } from '../rules/said.ts';
import { scoreOf } from '../rules/score.ts';
import type { PersonFacts, PostFacts } from '../rules/shares.ts';
import type { Post } from './post.ts';
import { findPlaces } from './queries/place.ts';
import type { PlaceRow } from './queries/place.ts';

/** Somebody held against a post. */
export interface Matched {
  readonly written: WrittenEvidence;
  readonly score: Score;
  /** The open shifts that they could take on together. */
  readonly shifts: readonly UnheldShift[];
}

/** Holds people against a post, with a number of statements that does not depend on how many they are. */
export async function matchAll(
  tx: Tx,
  post: Post,
  people: readonly WrittenEvidence[],
  weights: Weights,
  hidden: ReadonlySet<Factor>,
): Promise<Matched[]> {
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
  const facts = factsOf(post, found);
  return people.map((written) => {
    const held = byUser.get(written.userId) ?? [];
    const shifts = found.byKey.get(written.listed.id) ?? [];
    // Nobody can say what somebody could fill who said nothing of their times and has none on record.
    const isKnown = written.listed.availability.length > 0 || present(written) !== undefined;
    const person: PersonFacts = {
      ...saidBy(post, written),
      fillable: isKnown ? shifts.length : null,
      held: heldAs(post, held),
      kilometres: written.profile?.distance_km ?? nearest(post.place, held, places),
    };
    return { written, score: scoreOf(facts, person, weights, hidden), shifts: isKnown ? shifts : [] };
  });
}

function isOffered(shift: UnheldShift, { listed }: WrittenEvidence): boolean {
  if (listed.availability.length === 0) return true;
  const day = Temporal.PlainDate.from(shift.date).dayOfWeek;
  return shiftsByFit([{ day, start: shift.start, end: shift.end }], listed.availability).covered.length === 1;
}

function factsOf({ job, place, positionIds, ruling, papers }: Post, { open }: Fillable): PostFacts {
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

function saidBy({ job, ruling, papers, days }: Post, { listed, answers, profile }: WrittenEvidence) {
  const ruled = answers.filter(({ question }) => ruling.has(question));
  const usual = shiftsByFit(job.usual_week, listed.availability);
  return {
    usualCovered: listed.availability.length === 0 ? null : usual.covered.length,
    usualPartly: usual.partly.length,
    hasProfile: profile !== null,
    hours: listed.hours_per_week,
    canStartOn: listed.can_start_on,
    ...saidInProfile(job, profile, days.from),
    ruling: { answered: ruled.length, fine: ruled.filter((answer) => !answer.knocked_out).length },
    papers: answers.filter(({ question }) => papers.has(question)).length,
  };
}

function heldAs({ positionIds }: Post, held: readonly StaffRow[]): PersonFacts['held'] {
  if (held.length === 0) return null;
  return held.some(({ position_id: id }) => id !== null && positionIds.includes(id)) ? 'SAME' : 'OTHER';
}

function nearest(place: PlaceRow, held: readonly StaffRow[], places: ReadonlyMap<string, PlaceRow>): number | null {
  const here = pointOf(place);
  const distances = held.flatMap(({ location_id: id }) => {
    const there = pointOf(places.get(id));
    return here === null || there === null ? [] : [distanceKm(here, there)];
  });
  return distances.length === 0 ? null : Math.min(...distances);
}

function pointOf(place: PlaceRow | undefined) {
  return place === undefined || place.latitude === null || place.longitude === null
    ? null
    : { latitude: place.latitude, longitude: place.longitude };
}
