import { findEvidence, findEvidenceOfJob, OPEN_STAGES } from '@hearth/domains/applications/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { MATCHING_CLOSED } from '../../contract/failures.ts';
import type { Factor } from '../../contract/schemas.ts';
import { compareByFit } from '../../rules/order.ts';
import { matchAll } from '../match.ts';
import { getGrantedJob } from '../post.ts';
import { loadNotice, filterUsable } from '../notices.ts';
import { requiresNotice, closingReason, resolveWeighting } from '../weighting.ts';

const PAGE = 50;
/** So many are put in order at once, those who applied first. */
const MOST_IN_ORDER = 500;
/** So many of the open shifts that somebody could take on are told. */
const FIRST_SHIFTS = 3;

/** Returns the factors hidden from a reader, so that an order cannot reveal desired pay. */
function findHiddenFactors(grant: BrandGrant): ReadonlySet<Factor> {
  return new Set(grant.holds('VIEW_PAY') ? [] : ['pay']);
}

export const listMatches = implement(contract.listMatches, async ({ params, query }, work) => {
  const post = await getGrantedJob(work, work.grant, params.job_id);
  const weighting = await resolveWeighting(work, post.place, post.job.id);
  if (closingReason(weighting) !== null) throw failure(MATCHING_CLOSED);
  const people = await findEvidenceOfJob(work.db, work.grant, post.job.id, MOST_IN_ORDER + 1);
  const { usable, leftOut } = await filterUsable(work, weighting, people.slice(0, MOST_IN_ORDER));
  const inOrder = await matchAll(work.db, post, usable, weighting.weights, findHiddenFactors(work.grant));
  const matches = inOrder.map(({ written, score }) => ({ application: written.listed, score })).toSorted(compareByFit);
  const { offset = 0, limit = PAGE } = query;
  return {
    matches: matches.slice(offset, offset + limit),
    total: matches.length,
    more: people.length > MOST_IN_ORDER,
    left_out: leftOut,
    weighting,
  };
});

export const getMatch = implement(contract.getMatch, async ({ params }, work) => {
  const written = await findEvidence(work.db, work.grant, params.application_id);
  if (written === undefined) throw failure(NOT_FOUND);
  const post = await getGrantedJob(work, work.grant, written.listed.job_id);
  const weighting = await resolveWeighting(work, post.place, post.job.id);
  const closed = closingReason(weighting);
  // Whoever has an end is compared with nothing any more.
  const { stage, id } = written.listed;
  const none = { score: null, closed, notice: null, first_shifts: [] };
  if (closed !== null || !OPEN_STAGES.includes(stage)) return none;
  const told = requiresNotice(weighting) ? await loadNotice(work, { id, stage, law: weighting.law ?? '' }) : null;
  if (told !== null && told.state !== 'USABLE') return { ...none, notice: told };
  const [matched] = await matchAll(work.db, post, [written], weighting.weights, findHiddenFactors(work.grant));
  return {
    score: matched?.score ?? null,
    closed: null,
    notice: told,
    first_shifts: (matched?.shifts ?? []).slice(0, FIRST_SHIFTS).map(({ date, start, end }) => ({ date, start, end })),
  };
});
