import { defineJob } from '@hearth/platform/jobs/job-contract';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { submitApplication } from '@hearth/domains/applications/service';
import { getBrandPath } from '@hearth/domains/core/service';
import { canonicalEmail, createUser, findPersonByEmail } from '@hearth/domains/identity/service';
import { listJobsById } from '@hearth/domains/jobs/service';
import { LANGUAGES } from '@hearth/kit/constants';
import { Failure } from '@hearth/kit/failure';
import type { ConfiguredJobBoard } from '@hearth/platform/config/config';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import type { FreeWork, Job, Work } from '@hearth/platform/module';
import { openConnector, markLost } from '../connected.ts';
import { BoardTrouble } from '../connector.ts';
import type { ApplicantPage, BoardApplicant } from '../connector.ts';
import { findImported, insertApplicant } from '../queries/applicant.ts';
import { findConnection, listConnections, updateConnection } from '../queries/connection.ts';
import type { ConnectionKey, ConnectionRow } from '../queries/connection.ts';

export const FETCH_APPLICANTS = defineJob(
  'jobBoards.fetchApplicants',
  { brand_id: uuid, board: z.string() },
  { isKeyed: true },
);

/** How many pages one run reads; the next run goes on from there. */
const MOST_PAGES = 50;

type ImportOutcome = {
  readonly outcome: 'TAKEN' | 'HAD_APPLIED' | 'JOB_OVER' | 'UNREADABLE';
  readonly id: string | null;
};

/** Returns the account of an email address, creating one without a password if needed. */
async function ensureAccount(db: Work['db'], applicant: BoardApplicant, email: string): Promise<string> {
  const person = await findPersonByEmail(db, email);
  if (person !== undefined) return person.id;
  return createUser(db, { email, firstName: applicant.first_name, lastName: applicant.last_name });
}

/** Creates an application from a board's applicant, for a job below the connected brand. */
async function importApplicant(
  work: Work<'system'>,
  row: ConnectionRow,
  boardName: string,
  applicant: BoardApplicant,
): Promise<ImportOutcome> {
  const { db } = work;
  const email = canonicalEmail(applicant.email);
  if (email === null) return { outcome: 'UNREADABLE', id: null };
  const job = (await listJobsById(db, [applicant.reference])).get(applicant.reference);
  const path = job === undefined ? [] : await getBrandPath(db, job.location_id);
  if (!path.some(({ id }) => id === row.brand_id)) return { outcome: 'JOB_OVER', id: null };
  const userId = await ensureAccount(db, applicant, email).catch((error: unknown) => {
    if (error instanceof Failure) return null;
    throw error;
  });
  if (userId === null) return { outcome: 'UNREADABLE', id: null };
  const taken = await submitApplication(work, {
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

/** Imports a page of applicants, each in its own transaction. */
async function importPage(work: FreeWork, row: ConnectionRow, board: ConfiguredJobBoard, page: ApplicantPage) {
  const { run, clock } = work;
  const known = await run(SYSTEM, ({ db }) =>
    findImported(
      db,
      row,
      page.applicants.map(({ id }) => id),
    ),
  );
  const { brand_id, group_id } = row;
  for (const applicant of page.applicants) {
    if (known.has(applicant.id)) continue;
    await run(SYSTEM, async (inner) => {
      const became: ImportOutcome =
        'unreadable' in applicant
          ? { outcome: 'UNREADABLE', id: null }
          : await importApplicant(inner, row, board.name, applicant);
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
  const connector = board === undefined || row === undefined ? null : await openConnector(work, board, key);
  if (board === undefined || row === undefined || connector === null) return;
  let after = row.applicants_after;
  for (let read = 0; read < MOST_PAGES && !work.signal.aborted; read += 1) {
    const page = await connector.fetchApplicants(after);
    await importPage(work, row, board, page);
    after = page.next;
    if (!page.hasMore) return;
  }
}

/** Imports the applicants that are new at a board. */
export const fetchApplicants = workOn(FETCH_APPLICANTS, {
  retries: 2,
  run: async (key, work) => {
    try {
      await fetchAll(work, key);
    } catch (error) {
      if (!(error instanceof BoardTrouble)) throw error;
      if (error.reason === 'SIGNED_OUT') await markLost(work, key);
      // The next round comes soon, and begins where this one ended.
      work.log.warn({ board: key.board, reason: error.reason }, 'applicants could not be fetched');
    }
  },
});

/** Visits every board with a connection. */
export const visitBoards: Job = {
  name: 'jobBoards.visitBoards',
  cron: '*/10 * * * *',
  run: (_data, { run }) =>
    run(SYSTEM, async ({ db, enqueue }) => {
      for (const key of await listConnections(db))
        await enqueue(FETCH_APPLICANTS, key, { key: `${key.brand_id} ${key.board}` });
    }),
};
