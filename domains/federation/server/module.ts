import { defineModule } from '@hearth/platform/module';
import { changeProvider } from './handlers/change-provider.ts';
import { completeFederation } from './handlers/complete-federation.ts';
import { createProvider } from './handlers/create-provider.ts';
import { listExternalBrands } from './handlers/list-external-brands.ts';
import { listOfferedProviders } from './handlers/list-offered-providers.ts';
import { listMailDomains } from './handlers/list-mail-domains.ts';
import { listProviders } from './handlers/list-providers.ts';
import { receiveAssertion } from './handlers/receive-assertion.ts';
import { receiveAnswer } from './handlers/receive-answer.ts';
import { removeProvider } from './handlers/remove-provider.ts';
import { replaceExternalBrands } from './handlers/replace-external-brands.ts';
import { showMetadata } from './handlers/show-metadata.ts';
import { startFederation } from './handlers/start-federation.ts';
import { verifyMailDomain } from './handlers/verify-mail-domain.ts';
import { getOwnAddresses } from './handlers/get-own-addresses.ts';
import { getTrial } from './handlers/get-trial.ts';
import { putExternalBrand } from './handlers/put-external-brand.ts';
import { readProvider } from './handlers/read-provider.ts';
import { removeExternalBrand } from './handlers/remove-external-brand.ts';
import { startTrial } from './handlers/start-trial.ts';
import { CLIENT_SECRET } from './identity-provider.ts';
import { checkMailDomains } from './jobs/check-mail-domains.ts';
import { forgetAttempts } from './jobs/forget-attempts.ts';

/** Sign-in through external identity providers. */
export const federation = defineModule({
  name: 'federation',
  endpoints: [
    listOfferedProviders,
    startFederation,
    receiveAnswer,
    receiveAssertion,
    showMetadata,
    completeFederation,
    listProviders,
    createProvider,
    changeProvider,
    removeProvider,
    listExternalBrands,
    replaceExternalBrands,
    getOwnAddresses,
    getTrial,
    putExternalBrand,
    readProvider,
    removeExternalBrand,
    startTrial,
    listMailDomains,
    verifyMailDomain,
  ],
  jobs: [forgetAttempts, checkMailDomains],
  sealed: [CLIENT_SECRET],
});
