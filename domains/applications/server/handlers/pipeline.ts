import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { signedDownloadUrl } from '@hearth/domains/media/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { CARDS_PER_COLUMN, PROMISED_HOURS } from '../../rules/limits.ts';
import { BOARD } from '../../rules/stages.ts';
import { getGrantedApplication } from '../access.ts';
import { applicationDetails } from '../details.ts';
import { presentCard } from '../present.ts';
import { countStages, firstCards, pageOfCards } from '../queries/board.ts';

const HOUR_MS = 3_600_000;
const HIRED_SHOWN_MS = 30 * 24 * HOUR_MS;
const PAGE = 30;

export const getPipeline = implement(contract.getPipeline, async ({ query }, { db, grant, clock }) => {
  const filter = { jobId: query.job_id, text: query.q };
  const now = clock.now().getTime();
  const hiredSince = new Date(now - HIRED_SHOWN_MS);
  const totals = await countStages(db, grant, filter, BOARD, new Date(now - PROMISED_HOURS * HOUR_MS), hiredSince);
  const cards = await firstCards(db, grant, filter, BOARD, query.limit ?? CARDS_PER_COLUMN, hiredSince);
  return {
    promised_hours: PROMISED_HOURS,
    stages: BOARD.map((stage) => {
      const total = totals.find((row) => row.stage === stage);
      return {
        stage,
        total: total?.total ?? 0,
        late: total?.late ?? 0,
        oldest: total?.oldest?.toISOString() ?? null,
        cards: cards.filter((row) => row.stage === stage).map(presentCard),
      };
    }),
  };
});

export const listStage = implement(contract.listStage, async ({ query }, { db, grant, clock }) => {
  const { rows, total } = await pageOfCards(db, grant, { jobId: query.job_id, text: query.q }, query.stage ?? BOARD, {
    offset: query.offset ?? 0,
    limit: query.limit ?? PAGE,
    hiredSince: new Date(clock.now().getTime() - HIRED_SHOWN_MS),
  });
  return { cards: rows.map(presentCard), total };
});

export const getApplication = implement(contract.getApplication, async ({ params }, work) =>
  applicationDetails(work, await getGrantedApplication(work.db, work.grant, params.application_id)),
);

export const openFile = implement(contract.openFile, async ({ params }, work) => {
  const row = await getGrantedApplication(work.db, work.grant, params.application_id);
  if (!row.attachment_ids.includes(params.file_id)) throw failure(NOT_FOUND);
  return { href: await signedDownloadUrl(work, { groupId: row.group_id, id: params.file_id }) };
});
