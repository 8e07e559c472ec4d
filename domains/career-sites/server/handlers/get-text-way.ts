import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/text-endpoints.ts';
import { getTextToApply } from '../text-code.ts';

export const getJobTextWay = implement(contract.getJobTextWay, async ({ params }, work) => ({
  way: await getTextToApply(work, { jobId: params.id }),
}));

export const getPlaceTextWay = implement(contract.getPlaceTextWay, async ({ params }, work) => ({
  way: await getTextToApply(work, { locationId: params.id }),
}));
