import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/site-domain-endpoints.ts';
import { installationHosts, normaliseHost, findOwnSite } from '../own-sites.ts';

/** The installation's own hosts too: a proxy may get all its certificates this way. Says nothing that the name service does not say: whoever asks gets a certificate or not. */
export const askSiteDomain = implement(contract.askSiteDomain, async ({ query }, { db, config }) => {
  if (installationHosts(config).includes(normaliseHost(query.domain))) return {};
  if ((await findOwnSite(db, config, query.domain)) === undefined) throw failure(NOT_FOUND);
  return {};
});
