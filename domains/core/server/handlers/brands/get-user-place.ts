import { implement } from '@hearth/platform/module';
import { getUserPlace as contract } from '../../../contract/endpoints.ts';
import { readUserPlace } from '../../../rules/user-place.ts';

export const getUserPlace = implement(contract, async (_input, { request, config }) =>
  readUserPlace(request.headers, config.placeHeaders, config.defaultPlace),
);
