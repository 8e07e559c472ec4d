import { exporting } from '@hearth/domains/exports/contract';
import { asFile } from '@hearth/domains/exports/schemas';
import { HIRING } from '@hearth/kit/constants';
import { brand, candidate, endpoint, signedIn } from '@hearth/kit/endpoint';
import { pipelineStep } from '@hearth/domains/job-library/schemas';
import { count, instant, page, listParameter, string, trimmedString, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  ALREADY_APPLIED,
  ALREADY_HIRED,
  ANSWER_MISSING,
  APPLICATION_CHANGED,
  APPLICATION_ENDED,
  CANNOT_JOIN,
  FURTHER_PLACE_GONE,
  PHONE_TAKES_NO_TEXTS,
  HIRE_NEEDS_DETAILS,
  REASON_REQUIRED,
  STAGE_REFUSED,
} from './failures.ts';
import {
  applicantCount,
  application,
  applicationFiles,
  applicationJson,
  card,
  funnel,
  hireContent,
  leftBehind,
  listed,
  moveContent,
  movesAsked,
  movesContent,
  ownApplication,
  plannedMove,
  stage,
  unansweredPost,
  waits,
} from './schemas.ts';

const service = 'core';
const viewer = brand('id', 'VIEW_APPLICATIONS', { orBelow: true, services: HIRING });
const editor = brand('id', 'MANAGE_APPLICATIONS', { orBelow: true, services: HIRING });
const inBrand = z.object({ id: uuid });
const inApplication = z.object({ id: uuid, application_id: uuid });

/** What shows where somebody stands. */
const boardReads = () => [countApplicants, getPipeline, listStage, listApplications, listUnanswered, getApplication];

export const apply = endpoint({
  id: 'applications.apply',
  weight: 'heavy',
  method: 'POST',
  path: '/v1/jobs/{job_id}/applications',
  service,
  summary: 'Applies for a live job, with up to 8 files; files that answer a question refer to it by position.',
  access: signedIn(),
  whileActing: 'refused',
  params: z.object({ job_id: uuid }),
  body: z.strictObject({ application: applicationJson }),
  multipart: applicationFiles,
  answer: z.object({ id: uuid }),
  failures: { ALREADY_APPLIED, ANSWER_MISSING, FURTHER_PLACE_GONE, PHONE_TAKES_NO_TEXTS },
  transaction: 'none',
});

export const getOwnApplication = endpoint({
  id: 'applications.getOwnApplication',
  method: 'GET',
  path: '/v1/my/applications/{application_id}',
  service,
  summary: 'Returns one of the caller’s own applications, with its history.',
  access: candidate('application_id'),
  whileActing: 'refused',
  params: z.object({ application_id: uuid }),
  answer: ownApplication,
});

export const listOwnApplications = endpoint({
  id: 'applications.listOwnApplications',
  method: 'GET',
  path: '/v1/my/applications',
  service,
  summary: 'Lists the caller’s own applications, newest first.',
  access: signedIn(),
  whileActing: 'refused',
  query: z.object(page),
  answer: z.object({ applications: z.array(ownApplication), total: z.int() }),
});

export const withdraw = endpoint({
  id: 'applications.withdraw',
  method: 'POST',
  path: '/v1/my/applications/{application_id}/withdraw',
  service,
  summary: 'Withdraws one of the caller’s own applications.',
  access: candidate('application_id'),
  whileActing: 'refused',
  params: z.object({ application_id: uuid }),
  answer: ownApplication,
  changes: () => [listOwnApplications, getOwnApplication],
  failures: { APPLICATION_ENDED },
});

export const joinTeam = endpoint({
  id: 'applications.joinTeam',
  method: 'POST',
  path: '/v1/my/applications/{application_id}/join',
  service,
  summary: 'Accepts the employment that one of the caller’s applications led to: their account becomes the employee’s.',
  access: candidate('application_id'),
  whileActing: 'refused',
  params: z.object({ application_id: uuid }),
  answer: ownApplication,
  changes: () => [listOwnApplications, getOwnApplication],
  failures: { CANNOT_JOIN },
});

export const openOwnFile = endpoint({
  id: 'applications.openOwnFile',
  method: 'GET',
  path: '/v1/my/applications/{application_id}/files/{file_id}',
  service,
  summary: 'Returns a download link, valid for two minutes, for a file of the caller’s own application.',
  access: candidate('application_id'),
  whileActing: 'refused',
  params: z.object({ application_id: uuid, file_id: uuid }),
  answer: z.object({ href: z.string() }),
  mergeable: false,
});

export const getPipeline = endpoint({
  id: 'applications.getPipeline',
  method: 'GET',
  path: '/v1/brands/{id}/pipeline',
  service,
  summary:
    'Returns the board: for each stage of a job’s pipeline its count, how many have waited too long, and the first cards, longest waiting first.',
  access: viewer,
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({
    job_id: uuid.optional(),
    q: trimmedString(100).optional(),
    limit: count(1, 100).optional(),
  }),
  answer: z.object({
    stages: z.array(
      z.object({
        stage,
        /** The step of the post that was asked for; null for a stage. */
        step: pipelineStep.nullable(),
        total: z.int(),
        late: z.int(),
        oldest: instant.nullable(),
        cards: z.array(card),
      }),
    ),
    /** Hours within which candidates were promised an answer. */
    promised_hours: z.int(),
  }),
});

export const listUnanswered = endpoint({
  id: 'applications.listUnanswered',
  method: 'GET',
  path: '/v1/brands/{id}/unanswered_posts',
  service,
  summary:
    'Lists jobs that are filled, closed or expired while candidates still have no answer, most candidates first.',
  access: editor,
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({ limit: count(1, 50).optional() }),
  answer: z.object({ posts: z.array(unansweredPost), total: z.int() }),
});

export const listStage = endpoint({
  id: 'applications.listStage',
  method: 'GET',
  path: '/v1/brands/{id}/applications',
  service,
  summary: 'Lists application cards page by page, for a board column or a list.',
  access: viewer,
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({
    stage: listParameter(stage, 8).optional(),
    step: uuid.optional(),
    job_id: uuid.optional(),
    q: trimmedString(100).optional(),
    ...page,
  }),
  answer: z.object({ cards: z.array(card), total: z.int() }),
});

const listFilters = {
  /** With `step` beside it: who stands at one of these stages or of these steps. */
  stage: listParameter(stage, 8).optional(),
  step: listParameter(uuid, 12).optional(),
  job_id: uuid.optional(),
  q: trimmedString(100).optional(),
  /** Only those on their way who wait for an answer. */
  waits: waits.optional(),
  order: z.enum(['applied', 'entered', 'waiting', 'name']).optional(),
  direction: z.enum(['ascending', 'descending']).optional(),
};

export const listApplications = endpoint({
  id: 'applications.listApplications',
  method: 'GET',
  path: '/v1/brands/{id}/application_list',
  service,
  summary: 'Lists applications at any stage, including ended ones, in the requested order, page by page.',
  access: viewer,
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({ ...listFilters, cursor: string(2000).optional(), limit: count(1, 200).optional() }),
  answer: z.object({
    applications: z.array(listed),
    /** The steps of those posts of the page that have their own. */
    pipelines: z.array(z.object({ job_id: uuid, steps: z.array(pipelineStep) })),
    total: z.int(),
    next_cursor: z.string().nullable(),
  }),
});

export const exportApplications = endpoint({
  ...exporting,
  id: 'applications.exportApplications',
  path: '/v1/brands/{id}/application_list/export',
  service,
  summary: 'Exports applications at any stage in the requested order, as the list shows them to the caller.',
  access: viewer,
  params: inBrand,
  query: z.object({ ...listFilters, ...asFile }),
});

export const countApplicants = endpoint({
  id: 'applications.countApplicants',
  method: 'GET',
  path: '/v1/brands/{id}/applicant_counts',
  service,
  summary: 'Counts applications, active applications and unanswered applications for some jobs.',
  access: viewer,
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({ job_id: listParameter(uuid, 100) }),
  answer: z.object({ jobs: z.array(applicantCount) }),
});

export const getFunnel = endpoint({
  id: 'applications.getFunnel',
  method: 'GET',
  path: '/v1/brands/{id}/hiring_funnel',
  service,
  summary:
    'Reports on the applications of recent days: how far they came by source and location, how long each stage took, and why they ended.',
  access: viewer,
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({ days: count(1, 730).optional(), job_id: uuid.optional() }),
  answer: funnel,
});

export const getApplication = endpoint({
  id: 'applications.getApplication',
  method: 'GET',
  path: '/v1/brands/{id}/applications/{application_id}',
  service,
  summary: 'Returns an application with its answers, files and history.',
  access: viewer,
  whileActing: 'allowed',
  params: inApplication,
  answer: application,
});

export const moveApplication = endpoint({
  id: 'applications.moveApplication',
  method: 'POST',
  path: '/v1/brands/{id}/applications/{application_id}/stage',
  service,
  summary: 'Moves an application to another stage. Rejecting needs a reason; hiring has its own call.',
  access: editor,
  whileActing: 'allowed',
  params: inApplication,
  body: moveContent,
  answer: application,
  changes: boardReads,
  failures: { APPLICATION_CHANGED, STAGE_REFUSED, REASON_REQUIRED, HIRE_NEEDS_DETAILS },
});

export const previewMoves = endpoint({
  id: 'applications.previewMoves',
  method: 'POST',
  path: '/v1/brands/{id}/application_moves/preview',
  service,
  summary:
    'Previews a bulk move: who would move, who wouldn’t and why, and which emails would go to whom. Changes nothing.',
  access: editor,
  whileActing: 'allowed',
  transaction: 'read',
  params: inBrand,
  body: movesAsked,
  answer: z.object({
    moves: z.array(plannedMove),
    left: z.array(leftBehind),
    /** More wait at this post than can be moved at once. */
    more: z.boolean(),
  }),
  failures: { STAGE_REFUSED, REASON_REQUIRED, HIRE_NEEDS_DETAILS },
});

export const moveApplications = endpoint({
  id: 'applications.moveApplications',
  method: 'POST',
  path: '/v1/brands/{id}/application_moves',
  service,
  summary:
    'Moves many applications, each from the version that was shown. Those changed by someone else stay and are named.',
  access: editor,
  whileActing: 'allowed',
  params: inBrand,
  body: movesContent,
  answer: z.object({
    batch_id: uuid,
    moved: z.array(uuid),
    left: z.array(leftBehind),
    letters: z.int(),
    letters_at: instant.nullable(),
  }),
  changes: boardReads,
  failures: { STAGE_REFUSED, REASON_REQUIRED, HIRE_NEEDS_DETAILS },
});

export const undoMoves = endpoint({
  id: 'applications.undoMoves',
  method: 'POST',
  path: '/v1/brands/{id}/application_moves/{batch_id}/undo',
  service,
  summary: 'Undoes a bulk move and its unsent emails. Applications that have moved again stay.',
  access: editor,
  whileActing: 'allowed',
  params: z.object({ id: uuid, batch_id: uuid }),
  answer: z.object({ moved: z.array(uuid), left: z.array(leftBehind) }),
  changes: boardReads,
});

export const hire = endpoint({
  id: 'applications.hire',
  method: 'POST',
  path: '/v1/brands/{id}/applications/{application_id}/hire',
  service,
  summary:
    'Hires a candidate: creates the employee with position and location in one transaction. Their account follows when they join.',
  access: brand('id', 'HIRE', { orBelow: true, services: HIRING }),
  whileActing: 'refused',
  params: inApplication,
  body: hireContent,
  /** `post_filled`: with this hire the post has all whom it looked for. */
  answer: application.extend({ post_filled: z.boolean() }),
  changes: boardReads,
  failures: { APPLICATION_CHANGED, ALREADY_HIRED, APPLICATION_ENDED },
});

export const openFile = endpoint({
  id: 'applications.openFile',
  method: 'GET',
  path: '/v1/brands/{id}/applications/{application_id}/files/{file_id}',
  service,
  summary: 'Returns a download link, valid for two minutes, for a file of an application.',
  access: viewer,
  whileActing: 'refused',
  params: z.object({ id: uuid, application_id: uuid, file_id: uuid }),
  answer: z.object({ href: z.string() }),
  mergeable: false,
});
