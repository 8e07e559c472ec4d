import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/text-endpoints.ts';
import { textWayTo } from '../text-code.ts';

export const getJobTextWay = implement(contract.getJobTextWay, async ({ params }, work) => ({
  way: await textWayTo(work, { jobId: params.id }),
}));

export const getPlaceTextWay = implement(contract.getPlaceTextWay, async ({ params }, work) => ({
  way: await textWayTo(work, { locationId: params.id }),
}));
