import { createJob, publishJob } from '@hearth/domains/jobs/contract';
import { completeJob, makeHiringGroups } from '@hearth/domains/jobs/factory';
import { startBoardPeer } from '@hearth/testing/peers/board-peer';
import { startTestServer } from '@hearth/testing/server';
import { afterAll } from 'vitest';
import { beginLogin, login } from '../../contract/endpoints.ts';

/** Where the popup of the tests comes back to. */
export const REDIRECT = 'http://localhost:3000/oauth2';
export const BOARD = 'indoor';

/** A server whose installation works with one board, which runs beside it, and two groups that hire. */
export async function startBoards(options: { lines?: string[] } = {}) {
  const peer = await startBoardPeer('hearth');
  afterAll(() => peer.stop());
  const boards = [
    { code: BOARD, name: 'Indoor', address: peer.address, clientId: 'hearth', clientSecret: 'a secret of this client' },
    { code: 'closed', name: 'Closed', address: 'http://127.0.0.1:1', clientSecret: null },
  ];
  const server = await startTestServer({
    // Long ago: what the queue is to try again later is tried at once, one pause after the other.
    at: '2024-01-15T12:00:00Z',
    ...options,
    environment: { JOB_BOARDS: JSON.stringify(boards) },
  });
  const at = await server.run(makeHiringGroups);

  /** Begins a sign-in, and comes back from the board with a code. */
  const fromBoard = async (employer: string, token: string) => {
    const body = { employer, redirect_uri: REDIRECT };
    const { data } = await server.call(beginLogin, { params: { job_board: BOARD }, body }, token);
    const back = await fetch(data.link, { redirect: 'manual' });
    const address = new URL(back.headers.get('location') ?? '');
    return { code: address.searchParams.get('code') ?? '', state: address.searchParams.get('state') ?? '', data };
  };
  const end = (employer: string, token: string, code: string, state?: string, redirectUri = REDIRECT) =>
    server.call(
      login,
      {
        params: { job_board: BOARD },
        body: {
          authorization_code: code,
          employer,
          redirect_uri: redirectUri,
          ...(state === undefined ? {} : { state }),
        },
      },
      token,
    );
  const signIn = async (employer = at.group, token = at.owner.token) => {
    const { code } = await fromBoard(employer, token);
    return end(employer, token, code);
  };
  const liveJob = async (location: string, title = 'Bartender') => {
    const draft = await server.call(
      createJob,
      { params: { id: at.group }, body: completeJob(location, { title }) },
      at.owner.token,
    );
    const id = draft.data.id;
    await server.call(publishJob, { params: { id: at.group, job_id: id }, body: { version: 1 } }, at.owner.token);
    return id;
  };
  return { server, peer, at, fromBoard, end, signIn, liveJob };
}
