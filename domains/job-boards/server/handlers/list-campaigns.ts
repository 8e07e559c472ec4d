import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { callAsEmployer, presentCampaign } from '../campaigns.ts';
import { CAMPAIGNS_PER_PAGE } from '../../rules/limits.ts';

export const listCampaigns = implement(contract.listCampaigns, async ({ params, query }, context) => {
  const { status, start = 0, perPage = CAMPAIGNS_PER_PAGE, include_created_date: withCreated = false } = query;
  const found = await callAsEmployer(context, params.job_board, query.employer, (board) =>
    board.listCampaigns({ status, start, limit: perPage }),
  );
  const campaigns = found.campaigns.slice(0, perPage).map((one) => presentCampaign(one, withCreated));
  return { campaigns, total: found.total, start, perPage };
});
