import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useCall, useCursorPages, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { useMutation } from '@tanstack/react-query';
import {
  beginLogin,
  listBoards,
  listBoardsOfJob,
  listCampaigns,
  login,
  logout,
  putPosting,
  retryPosting,
} from '../contract/endpoints.ts';
import { POSTING_CHANGED } from '../contract/events.ts';
import type { CampaignStatus } from '../contract/schemas.ts';
import { signInAtBoard } from './sign-in-at.ts';

/** Loads the boards and feeds of the current brand. */
export function useBoards() {
  return useCall(listBoards, { params: { id: useBrand().id } });
}

/** Signs the current brand in and out at a board; pending until dependent data is refetched. */
export function useBoardSession(board: string) {
  const client = useClient();
  const employer = useBrand().id;
  const params = { job_board: board };
  const signIn = useMutation({
    mutationFn: () =>
      signInAtBoard({
        begin: (redirect_uri) => client.call(beginLogin, { params, body: { employer, redirect_uri } }),
        end: (authorization_code, redirect_uri, state) =>
          client.call(login, { params, body: { authorization_code, employer, redirect_uri, state } }),
      }),
    onSuccess: () => client.untilRead(login),
  });
  const signOut = useMutation({
    mutationFn: () => client.call(logout, { params, body: { employer } }),
    onSuccess: () => client.untilRead(logout),
  });
  return { signIn, signOut };
}

/** Loads the current brand's campaigns at a board, page by page. */
export function useCampaigns(board: string, status: CampaignStatus | null, withCreated: boolean) {
  const employer = useBrand().id;
  return useCursorPages(
    listCampaigns,
    {
      params: { job_board: board },
      query: {
        employer,
        ...(status === null ? {} : { status }),
        ...(withCreated ? { include_created_date: 'true' } : {}),
      },
    },
    {
      parameter: 'start',
      nextOf: ({ start, perPage, total }) => (start + perPage < total ? String(start + perPage) : null),
      keepPrevious: true,
    },
  );
}

/** Loads the state of a job at each board and refetches on change. */
export function useBoardsOfJob(jobId: string) {
  const params = { id: useBrand().id, job_id: jobId };
  useReadAgainOn([POSTING_CHANGED], [listBoardsOfJob]);
  const boards = useCall(listBoardsOfJob, { params });
  const put = useSend(putPosting, { untilRead: true });
  const again = useSend(retryPosting, { untilRead: true });
  return { boards, put, again, params };
}
