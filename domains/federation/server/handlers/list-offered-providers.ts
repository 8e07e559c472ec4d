import { implement } from '@hearth/platform/module';
import { listOfferedProviders as contract } from '../../contract/endpoints.ts';

export const listOfferedProviders = implement(contract, async (_input, { config }) =>
  config.socialProviders.map(({ code, name }) => ({ provider: code, name })),
);
