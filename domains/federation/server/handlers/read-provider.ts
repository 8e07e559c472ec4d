import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { PROVIDER_UNREACHABLE } from '../../contract/failures.ts';
import { readProvider as contract } from '../../contract/setup-endpoints.ts';
import { requireWholeGroup } from '../group-scope.ts';
import { fetchIssuer } from '../oidc.ts';
import { loadMetadata, parseMetadata } from '../saml-metadata.ts';

export const readProvider = implement(contract, async ({ body: { kind, source } }, { grant, config }) => {
  requireWholeGroup(grant);
  if (kind === 'SAML') {
    const reading = await parseMetadata(source.startsWith('<') ? source : await loadMetadata(config, source)).catch(
      () => null,
    );
    if (reading === null) throw failure(PROVIDER_UNREACHABLE);
    return reading;
  }
  if (!URL.canParse(source)) throw failure(PROVIDER_UNREACHABLE);
  const { issuer, authorization_endpoint: address } = (await fetchIssuer(config, source)).serverMetadata();
  return { issuer, sign_in_url: address ?? '', certificates: [] };
});
