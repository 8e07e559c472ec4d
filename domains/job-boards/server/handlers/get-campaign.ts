import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { callAsEmployer, presentCampaign } from '../campaigns.ts';

export const getCampaign = implement(contract.getCampaign, async ({ params, query }, context) => {
  const found = await callAsEmployer(context, params.job_board, query.employer, (board) =>
    board.getCampaign(params.id),
  );
  if (found === null) throw failure(NOT_FOUND);
  return presentCampaign(found, true);
});
