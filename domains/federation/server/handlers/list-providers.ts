import { implement } from '@hearth/platform/module';
import { listProviders as contract } from '../../contract/endpoints.ts';
import { requireWholeGroup } from '../group-scope.ts';
import { presentProvider } from '../present.ts';
import { findProvidersOfGroup } from '../queries/provider.ts';

export const listProviders = implement(contract, async (_input, { db, grant, config }) =>
  (await findProvidersOfGroup(db, requireWholeGroup(grant))).map((row) => presentProvider(row, config)),
);
