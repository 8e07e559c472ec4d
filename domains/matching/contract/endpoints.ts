import { brand, candidate, endpoint, signedIn } from '@hearth/kit/endpoint';
import { HIRING, LANGUAGES } from '@hearth/kit/constants';
import { instant, page, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { MATCHING_CLOSED, NO_OPEN_SHIFTS } from './failures.ts';
import { applicationMatch, audit, coverageGap, ownNotice, ranked, weighting, weights } from './schemas.ts';

const service = 'profile-matching';
const viewer = brand('id', 'VIEW_APPLICATIONS', { orBelow: true, services: HIRING });
const inBrand = z.object({ id: uuid });
const inJob = z.object({ id: uuid, job_id: uuid });

export const listMatches = endpoint({
  id: 'matching.listMatches',
  weight: 'search',
  method: 'GET',
  path: '/v1/brands/{id}/jobs/{job_id}/matches',
  service,
  summary: 'Lists the active applications of a job, best match first, each with the score of every factor.',
  access: viewer,
  whileActing: 'allowed',
  params: inJob,
  query: z.object(page),
  answer: z.object({
    matches: z.array(ranked),
    total: z.int(),
    /** More applied than are put in order at once: those who came first are. */
    more: z.boolean(),
    /** Who is not in the order where a law asks for a notice: told too short ago, wished for another process, invited already. */
    left_out: z.object({ waits: z.int(), other_process: z.int(), invited: z.int() }).nullable(),
    weighting,
  }),
  failures: { MATCHING_CLOSED },
});

export const getMatch = endpoint({
  id: 'matching.getMatch',
  method: 'GET',
  path: '/v1/brands/{id}/applications/{application_id}/match',
  service,
  summary: 'Returns how an application matches its job, factor by factor, and which open shifts the person could take.',
  access: viewer,
  whileActing: 'allowed',
  params: z.object({ id: uuid, application_id: uuid }),
  answer: applicationMatch,
});

export const getJobWeights = endpoint({
  id: 'matching.getJobWeights',
  method: 'GET',
  path: '/v1/brands/{id}/jobs/{job_id}/match_weights',
  service,
  summary: 'Returns the weight of each factor for a job, and which level sets it.',
  access: viewer,
  whileActing: 'allowed',
  params: inJob,
  answer: weighting,
});

export const putJobWeights = endpoint({
  id: 'matching.putJobWeights',
  method: 'PUT',
  path: '/v1/brands/{id}/jobs/{job_id}/match_weights',
  service,
  summary: 'Sets the weights of a job; null uses those of its brand again.',
  access: brand('id', 'MANAGE_JOBS', { orBelow: true, services: HIRING }),
  whileActing: 'allowed',
  params: inJob,
  body: z.strictObject({ weights: weights.nullable() }),
  answer: weighting,
  changes: () => [getJobWeights, listMatches, getMatch],
});

export const getBrandWeights = endpoint({
  id: 'matching.getBrandWeights',
  method: 'GET',
  path: '/v1/brands/{id}/match_weights',
  service,
  summary: 'Returns the weights of a brand and everything below it, and whether applicants are scored.',
  access: brand('id', 'VIEW_APPLICATIONS', { services: HIRING }),
  whileActing: 'allowed',
  params: inBrand,
  answer: weighting,
});

export const putBrandWeights = endpoint({
  id: 'matching.putBrandWeights',
  method: 'PUT',
  path: '/v1/brands/{id}/match_weights',
  service,
  summary: 'Sets the weights of a brand and everything below it; null uses those of the level above again.',
  access: brand('id', 'MANAGE_BRAND'),
  whileActing: 'allowed',
  params: inBrand,
  /** `audit` absent: as it was; null: there is none. */
  body: z.strictObject({ weights: weights.nullable(), invites_only: z.boolean(), audit: audit.nullable().optional() }),
  answer: weighting,
  changes: () => [getBrandWeights, getJobWeights, listMatches, getMatch],
});

const own = { service, access: signedIn(), whileActing: 'refused' } as const;

export const listOwnNotices = endpoint({
  ...own,
  id: 'matching.listOwnNotices',
  method: 'GET',
  path: '/v1/my/score_notices',
  summary: 'Returns the caller’s notices about match scores for their open applications, and their answers.',
  answer: z.object({ notices: z.array(ownNotice) }),
});

export const askOtherProcess = endpoint({
  ...own,
  access: candidate('application_id'),
  id: 'matching.askOtherProcess',
  method: 'POST',
  path: '/v1/my/applications/{application_id}/other_process',
  summary: 'Opts one of the caller’s applications out of match scores. It is not scored after that.',
  params: z.object({ application_id: uuid }),
  answer: z.object({ asked_other_at: instant }),
  changes: () => [listOwnNotices],
});

/** Posts are written for gaps: so these stand with the posts. */
const gaps = {
  service: 'job-boards',
  access: brand('id', 'MANAGE_JOBS', { orBelow: true, services: HIRING }),
  params: inBrand,
} as const;

export const listCoverageGaps = endpoint({
  ...gaps,
  id: 'matching.listCoverageGaps',
  weight: 'search',
  method: 'GET',
  path: '/v1/brands/{id}/coverage_gaps',
  summary: 'Lists positions with open shifts in the next four weeks by location, most open shifts first.',
  whileActing: 'allowed',
  query: z.object(page),
  answer: z.object({ gaps: z.array(coverageGap), total: z.int() }),
});

export const draftFromGap = endpoint({
  ...gaps,
  id: 'matching.draftFromGap',
  method: 'POST',
  path: '/v1/brands/{id}/coverage_gaps/drafts',
  summary: 'Creates a draft job for a position at a location, with the times of its open shifts.',
  whileActing: 'allowed',
  body: z.strictObject({ location_id: uuid, position_id: uuid, language: z.enum(LANGUAGES) }),
  answer: z.object({ job_id: uuid }),
  changes: () => [listCoverageGaps],
  failures: { NO_OPEN_SHIFTS },
});
