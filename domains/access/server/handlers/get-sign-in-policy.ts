import { implement } from '@hearth/platform/module';
import { getSignInPolicy as contract } from '../../contract/endpoints.ts';
import { findDemanding } from '../queries/sign-in-policy.ts';

export const getSignInPolicy = implement(contract, async (_input, { db, grant }) => ({
  second_factor_required: (await findDemanding(db, [grant.groupId])).length > 0,
}));
