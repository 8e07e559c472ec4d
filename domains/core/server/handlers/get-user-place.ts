import { implement } from '@hearth/platform/module';
import { getUserPlace as contract } from '../../contract/endpoints.ts';
import { userPlace } from '../../rules/user-place.ts';

export const getUserPlace = implement(contract, async (_input, { request, config }) =>
  userPlace(request.headers, config.placeHeaders, config.defaultPlace),
);
