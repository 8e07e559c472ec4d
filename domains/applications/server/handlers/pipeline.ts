import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { signedDownloadUrl } from '@hearth/domains/media/service';
import { implement } from '@hearth/platform/module';
import type { Clock } from '@hearth/platform/clock';
import * as contract from '../../contract/endpoints.ts';
import type { Stage } from '../../contract/schemas.ts';
import { CARDS_PER_COLUMN, PROMISED_HOURS } from '../../rules/limits.ts';
import { BOARD } from '../../rules/stages.ts';
import { getGrantedApplication } from '../access.ts';
import { loadApplicationDetails } from '../details.ts';
import { presentCard, presentColumn } from '../present.ts';
import { countStages, firstCards, findCardPage } from '../queries/board.ts';
import type { BoardColumns } from '../queries/board.ts';
import { countSteps, findStepPage } from '../queries/step-board.ts';
import { loadStepBoard } from '../step-board.ts';
import { findJobSteps } from '../steps.ts';

const HOUR_MS = 3_600_000;
const HIRED_SHOWN_MS = 30 * 24 * HOUR_MS;
const PAGE = 30;

/** The columns of the board, with the hired of the last 30 days. */
function currentColumns(clock: Clock, stages: readonly Stage[]): BoardColumns {
  return { stages, hiredSince: new Date(clock.now().getTime() - HIRED_SHOWN_MS) };
}

export const getPipeline = implement(contract.getPipeline, async ({ query }, { db, grant, clock }) => {
  const filter = { jobId: query.job_id, text: query.q };
  const columns = currentColumns(clock, BOARD);
  const lateBefore = new Date(clock.now().getTime() - PROMISED_HOURS * HOUR_MS);
  const steps = query.job_id === undefined ? null : await findJobSteps(db, query.job_id);
  const limit = query.limit ?? CARDS_PER_COLUMN;
  if (steps !== null) return loadStepBoard(db, grant, { filter, steps, columns, lateBefore, limit });
  const [totals, rows] = await Promise.all([
    countStages(db, grant, filter, columns, lateBefore),
    firstCards(db, grant, filter, columns, limit),
  ]);
  return {
    promised_hours: PROMISED_HOURS,
    stages: BOARD.map((stage) => {
      const total = totals.find((row) => row.stage === stage);
      return presentColumn(
        { stage, step: null },
        total,
        rows.filter((row) => row.stage === stage),
      );
    }),
  };
});

export const listStage = implement(contract.listStage, async ({ query }, { db, grant, clock }) => {
  const filter = { jobId: query.job_id, text: query.q };
  if (query.step !== undefined) {
    const window = { offset: query.offset ?? 0, limit: query.limit ?? PAGE };
    const [cards, counted] = await Promise.all([
      findStepPage(db, grant, filter, query.step, window),
      countSteps(db, grant, filter, [query.step], clock.now()),
    ]);
    return { cards: cards.map(presentCard), total: counted[0]?.total ?? 0 };
  }
  const columns = currentColumns(clock, query.stage ?? BOARD);
  const [rows, totals] = await Promise.all([
    findCardPage(db, grant, filter, columns, { offset: query.offset ?? 0, limit: query.limit ?? PAGE }),
    countStages(db, grant, filter, columns, clock.now()),
  ]);
  return { cards: rows.map(presentCard), total: totals.reduce((sum, { total }) => sum + total, 0) };
});

export const getApplication = implement(contract.getApplication, async ({ params }, work) =>
  loadApplicationDetails(work, await getGrantedApplication(work.db, work.grant, params.application_id)),
);

export const openFile = implement(contract.openFile, async ({ params }, work) => {
  const row = await getGrantedApplication(work.db, work.grant, params.application_id);
  if (!row.attachment_ids.includes(params.file_id)) throw failure(NOT_FOUND);
  return { href: await signedDownloadUrl(work, { groupId: row.group_id, id: params.file_id }) };
});
