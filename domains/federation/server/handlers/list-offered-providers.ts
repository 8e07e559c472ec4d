import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listOfferedProviders as contract } from '../../contract/endpoints.ts';
import { findProviderByCode } from '../queries/provider.ts';

export const listOfferedProviders = implement(contract, async ({ query }, { db, config }) => {
  const offered = config.socialProviders.map(({ code, name }) => ({ provider: code, name }));
  const { client_id: code } = query;
  if (code === undefined) return offered;
  const named = await inScope(db, SYSTEM, (system) => findProviderByCode(system, code));
  const own = offered.find(({ provider }) => provider === code);
  const first = own ?? (named === undefined ? undefined : { provider: named.code, name: named.name });
  return first === undefined ? offered : [first, ...offered.filter(({ provider }) => provider !== code)];
});
