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
import { signInAt } from './sign-in-at.ts';

/** The boards and feeds of the brand in view. */
export function useBoards() {
  return useCall(listBoards, { params: { id: useBrand().id } });
}

/** Signing in and out at a board for the brand in view; pending until what hangs on it has been read anew. */
export function useBoardSession(board: string) {
  const client = useClient();
  const employer = useBrand().id;
  const params = { job_board: board };
  const signIn = useMutation({
    mutationFn: () =>
      signInAt({
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

/** What the brand in view pays a board for, page by page. */
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

/** How a job stands at each board, read anew as boards are told. */
export function useBoardsOfJob(jobId: string) {
  const params = { id: useBrand().id, job_id: jobId };
  useReadAgainOn([POSTING_CHANGED], [listBoardsOfJob]);
  const boards = useCall(listBoardsOfJob, { params });
  const put = useSend(putPosting, { untilRead: true });
  const again = useSend(retryPosting, { untilRead: true });
  return { boards, put, again, params };
}
