import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { PROVIDER_UNREACHABLE } from '../../contract/failures.ts';
import { readProvider as contract } from '../../contract/setup-endpoints.ts';
import { groupOf } from '../group-scope.ts';
import { askIssuer } from '../oidc.ts';
import { loadMetadata, readMetadata } from '../saml-metadata.ts';

export const readProvider = implement(contract, async ({ body: { kind, source } }, { grant, config }) => {
  groupOf(grant);
  if (kind === 'SAML') {
    const reading = await readMetadata(source.startsWith('<') ? source : await loadMetadata(config, source)).catch(
      () => null,
    );
    if (reading === null) throw failure(PROVIDER_UNREACHABLE);
    return reading;
  }
  if (!URL.canParse(source)) throw failure(PROVIDER_UNREACHABLE);
  const { issuer, authorization_endpoint: address } = (await askIssuer(config, source)).serverMetadata();
  return { issuer, sign_in_url: address ?? '', certificates: [] };
});
