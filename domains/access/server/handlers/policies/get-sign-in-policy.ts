import { implement } from '@hearth/platform/module';
import { getSignInPolicy as contract } from '../../../contract/endpoints.ts';
import { findSignInPolicy } from '../../queries/sign-in-policy.ts';

export const getSignInPolicy = implement(contract, (_input, { db, grant }) => findSignInPolicy(db, grant.groupId));
