import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { findPositions } from '../queries/position.ts';

/** Positions are shared by the whole group. */
export const listPositions = implement(contract.listPositions, async (_input, { db, grant }) => ({
  positions: await findPositions(db, grant.groupId),
}));
