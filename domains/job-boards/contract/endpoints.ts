import { HIRING } from '@hearth/kit/constants';
import { anyone, brand, employer, endpoint } from '@hearth/kit/endpoint';
import { count, flag, string, text, url, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { BOARD_NOT_CONNECTED, BOARD_SIGN_IN_REFUSED, BOARD_UNREACHABLE } from './failures.ts';
import { boardOfJob, campaign, campaignStatus, feed, feedFormat, jobBoard } from './schemas.ts';

const service = 'job-boards';
const boardCode = string(63);
/** The specification writes the board's name into the path: it is the code of a board that this installation works with. */
const atBoard = z.object({ job_board: boardCode });
/** Whose sign-in is meant: a brand, or nobody in particular, which is the highest one that the caller works for. */
const whose = { employer: uuid.optional() };
const unspoken = z.strictObject(whose);
/** Signing in is for those who manage jobs at the very brand that it is for. */
const signer = brand('employer', 'MANAGE_JOBS', { in: 'body', condition: 'JOB_BOARD', services: HIRING });
const standing = z.object({ is_logged_in: z.boolean() });

export const beginLogin = endpoint({
  id: 'jobBoards.beginLogin',
  method: 'POST',
  path: '/v1/{job_board}/login/attempt',
  service,
  access: signer,
  whileActing: 'refused',
  mergeable: false,
  summary: 'Starts a sign-in at a job board: returns where to send the popup, and the state that it comes back with.',
  params: atBoard,
  body: z.strictObject({ employer: uuid, redirect_uri: url(300) }),
  answer: z.object({ link: z.string(), state: z.string() }),
});

export const login = endpoint({
  id: 'jobBoards.login',
  method: 'POST',
  path: '/v1/{job_board}/login',
  service,
  access: signer,
  whileActing: 'refused',
  transaction: 'none',
  mergeable: false,
  summary:
    'Completes a sign-in at a job board with the code that the popup returned, once. With a state, it completes that attempt; without, the last one.',
  params: atBoard,
  body: z.strictObject({
    authorization_code: text(2000),
    employer: uuid,
    redirect_uri: url(300),
    state: text(200).optional(),
  }),
  answer: standing,
  changes: () => [listBoards, listCampaigns, listBoardsOfJob],
  failures: { BOARD_SIGN_IN_REFUSED, BOARD_UNREACHABLE },
});

export const checkLogin = endpoint({
  id: 'jobBoards.checkLogin',
  method: 'POST',
  path: '/v1/{job_board}/login/check',
  service,
  access: employer(),
  whileActing: 'allowed',
  summary: 'Returns whether someone is signed in at a job board for this employer.',
  params: atBoard,
  body: unspoken,
  answer: standing,
});

export const logout = endpoint({
  id: 'jobBoards.logout',
  method: 'POST',
  path: '/v1/{job_board}/logout',
  service,
  access: employer(),
  whileActing: 'refused',
  transaction: 'none',
  summary: 'Signs out at a job board. Published jobs stay until the board removes them.',
  params: atBoard,
  body: unspoken,
  answer: standing,
  changes: () => [listBoards, listCampaigns, listBoardsOfJob],
});

export const listCampaigns = endpoint({
  id: 'jobBoards.listCampaigns',
  method: 'GET',
  path: '/v1/{job_board}/campaigns',
  service,
  access: employer(),
  whileActing: 'allowed',
  transaction: 'none',
  summary: 'Lists the employer’s paid campaigns at a job board, as the board reports them.',
  params: atBoard,
  query: z.object({
    status: campaignStatus.optional(),
    perPage: count(1, 100).optional(),
    start: count(0, 100_000).optional(),
    include_created_date: flag.optional(),
    ...whose,
  }),
  answer: z.object({ campaigns: z.array(campaign), total: z.int(), start: z.int(), perPage: z.int() }),
  failures: { BOARD_NOT_CONNECTED, BOARD_UNREACHABLE },
});

export const getCampaign = endpoint({
  id: 'jobBoards.getCampaign',
  method: 'GET',
  path: '/v1/{job_board}/campaigns/{id}',
  service,
  access: employer(),
  whileActing: 'allowed',
  transaction: 'none',
  summary: 'Returns a campaign.',
  params: atBoard.extend({ id: string(100).min(1) }),
  query: z.object(whose),
  answer: campaign,
  failures: { BOARD_NOT_CONNECTED, BOARD_UNREACHABLE },
});

const viewer = brand('id', 'VIEW_JOBS', { condition: 'JOB_BOARD', orBelow: true, services: HIRING });
const editor = brand('id', 'MANAGE_JOBS', { condition: 'JOB_BOARD', orBelow: true, services: HIRING });
const inJob = z.object({ id: uuid, job_id: uuid });
const atPosting = inJob.extend({ board: boardCode });

export const listBoards = endpoint({
  id: 'jobBoards.listBoards',
  method: 'GET',
  path: '/v1/brands/{id}/job_boards',
  service,
  access: viewer,
  whileActing: 'allowed',
  summary: 'Lists the job boards of this installation, who is signed in there, and the feeds of the brand.',
  params: z.object({ id: uuid }),
  answer: z.object({ boards: z.array(jobBoard), feeds: z.array(feed) }),
});

export const listBoardsOfJob = endpoint({
  id: 'jobBoards.listBoardsOfJob',
  method: 'GET',
  path: '/v1/brands/{id}/jobs/{job_id}/board_postings',
  service,
  access: viewer,
  whileActing: 'allowed',
  summary: 'Returns the state of a job at each board, with the last delivery attempts.',
  params: inJob,
  answer: z.object({ boards: z.array(boardOfJob) }),
});

export const putPosting = endpoint({
  id: 'jobBoards.putPosting',
  method: 'PUT',
  path: '/v1/brands/{id}/jobs/{job_id}/board_postings/{board}',
  service,
  access: editor,
  whileActing: 'allowed',
  summary: 'Publishes a job on a board while it is live, or removes it from there.',
  params: atPosting,
  body: z.strictObject({ wanted: z.boolean() }),
  answer: boardOfJob,
  changes: () => [listBoardsOfJob],
  failures: { BOARD_NOT_CONNECTED },
});

export const retryPosting = endpoint({
  id: 'jobBoards.retryPosting',
  method: 'POST',
  path: '/v1/brands/{id}/jobs/{job_id}/board_postings/{board}/retry',
  service,
  access: editor,
  whileActing: 'allowed',
  summary: 'Retries a failed delivery to a board now.',
  params: atPosting,
  answer: boardOfJob,
  changes: () => [listBoardsOfJob],
  failures: { BOARD_NOT_CONNECTED },
});

export const showFeed = endpoint({
  id: 'jobBoards.showFeed',
  weight: 'search',
  method: 'GET',
  path: '/feeds/{id}/{format}',
  service,
  summary: 'Lists the live jobs of a brand and everything below it, in a format that job boards read.',
  access: anyone(),
  params: z.object({ id: uuid, format: feedFormat }),
  answers: 'raw',
  transaction: 'reads',
});
