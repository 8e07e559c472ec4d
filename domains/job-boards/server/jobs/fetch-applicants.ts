import { defineJob } from '@hearth/platform/job-contract';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { takeApplication } from '@hearth/domains/applications/service';
import { getBrandPath } from '@hearth/domains/core/service';
import { canonicalEmail, createUser, findPersonByEmail } from '@hearth/domains/identity/service';
import { listJobsById } from '@hearth/domains/jobs/service';
import { LANGUAGES } from '@hearth/kit/constants';
import { Failure } from '@hearth/kit/failure';
import type { ConfiguredJobBoard } from '@hearth/platform/config';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import type { FreeWork, Job, Work } from '@hearth/platform/module';
import { connectTo, noteLost } from '../connected.ts';
import { BoardTrouble } from '../connector.ts';
import type { ApplicantPage, BoardApplicant } from '../connector.ts';
import { findKnown, insertApplicant } from '../queries/applicant.ts';
import { findConnection, listConnections, updateConnection } from '../queries/connection.ts';
import type { ConnectionKey, ConnectionRow } from '../queries/connection.ts';

export const FETCH_APPLICANTS = defineJob(
  'jobBoards.fetchApplicants',
  { brand_id: uuid, board: z.string() },
  { isKeyed: true },
);

/** How many pages one run reads; the next run goes on from there. */
const MOST_PAGES = 50;

type Became = { readonly outcome: 'TAKEN' | 'HAD_APPLIED' | 'JOB_OVER' | 'UNREADABLE'; readonly id: string | null };

/** The account of an address: the one there is, or one that waits for its owner to choose a password. */
async function accountOf(db: Work['db'], applicant: BoardApplicant, email: string): Promise<string> {
  const person = await findPersonByEmail(db, email);
  if (person !== undefined) return person.id;
  return createUser(db, { email, firstName: applicant.first_name, lastName: applicant.last_name });
}

/** Makes an application of somebody who applied at a board, for a job below the brand that is signed in there. */
async function take(
  work: Work<'system'>,
  row: ConnectionRow,
  boardName: string,
  applicant: BoardApplicant,
): Promise<Became> {
  const { db } = work;
  const email = canonicalEmail(applicant.email);
  if (email === null) return { outcome: 'UNREADABLE', id: null };
  const job = (await listJobsById(db, [applicant.reference])).get(applicant.reference);
  const path = job === undefined ? [] : await getBrandPath(db, job.location_id);
  if (!path.some(({ id }) => id === row.brand_id)) return { outcome: 'JOB_OVER', id: null };
  const userId = await accountOf(db, applicant, email).catch((error: unknown) => {
    if (error instanceof Failure) return null;
    throw error;
  });
  if (userId === null) return { outcome: 'UNREADABLE', id: null };
  const taken = await takeApplication(work, {
    jobId: applicant.reference,
    userId,
    firstName: applicant.first_name,
    lastName: applicant.last_name,
    email,
    phone: applicant.phone,
    message: applicant.message,
    language: LANGUAGES.find((language) => language === applicant.language) ?? 'en',
    source: boardName,
  });
  return typeof taken === 'string' ? { outcome: taken, id: null } : { outcome: 'TAKEN', id: taken.id };
}

/** Takes one page of applicants, each in a transaction of their own: one whom nobody can take holds up none of the others. */
async function takePage(work: FreeWork, row: ConnectionRow, board: ConfiguredJobBoard, page: ApplicantPage) {
  const { run, clock } = work;
  const known = await run(SYSTEM, ({ db }) =>
    findKnown(
      db,
      row,
      page.applicants.map(({ id }) => id),
    ),
  );
  const { brand_id, group_id } = row;
  for (const applicant of page.applicants) {
    if (known.has(applicant.id)) continue;
    await run(SYSTEM, async (inner) => {
      const became: Became =
        'unreadable' in applicant ? { outcome: 'UNREADABLE', id: null } : await take(inner, row, board.name, applicant);
      await insertApplicant(inner.db, {
        brand_id,
        board: board.code,
        external_id: applicant.id,
        group_id,
        outcome: became.outcome,
        application_id: became.id,
        at: clock.now(),
      });
    });
  }
  await run(SYSTEM, ({ db }) => updateConnection(db, row, { applicants_after: page.next, fetched_at: clock.now() }));
}

async function fetchAll(work: FreeWork, key: ConnectionKey): Promise<void> {
  const board = work.config.jobBoards.find(({ code }) => code === key.board);
  const row = await work.run(SYSTEM, ({ db }) => findConnection(db, key));
  const connector = board === undefined || row === undefined ? null : await connectTo(work, board, key);
  if (board === undefined || row === undefined || connector === null) return;
  let after = row.applicants_after;
  for (let read = 0; read < MOST_PAGES && !work.signal.aborted; read += 1) {
    const page = await connector.fetchApplicants(after);
    await takePage(work, row, board, page);
    after = page.next;
    if (!page.hasMore) return;
  }
}

/** Fetches who applied at a board since the last time. */
export const fetchApplicants = workOn(FETCH_APPLICANTS, {
  retries: 2,
  run: async (key, work) => {
    try {
      await fetchAll(work, key);
    } catch (error) {
      if (!(error instanceof BoardTrouble)) throw error;
      if (error.reason === 'SIGNED_OUT') await noteLost(work, key);
      // The next round comes soon, and begins where this one ended.
      work.log.warn({ board: key.board, reason: error.reason }, 'applicants could not be fetched');
    }
  },
});

/** Asks every board that somebody is signed in at. */
export const visitBoards: Job = {
  name: 'jobBoards.visitBoards',
  cron: '*/10 * * * *',
  run: (_data, { run }) =>
    run(SYSTEM, async ({ db, enqueue }) => {
      for (const key of await listConnections(db))
        await enqueue(FETCH_APPLICANTS, key, { key: `${key.brand_id} ${key.board}` });
    }),
};
