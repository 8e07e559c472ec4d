import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { startTrial as contract } from '../../contract/setup-endpoints.ts';
import { beginAttempt } from '../begin-attempt.ts';
import { requireWholeGroup } from '../group-scope.ts';
import { findToTry } from '../identity-provider.ts';
import { newBinding } from '../oidc.ts';
import { resolveReturnOrigin } from '../return-origin.ts';
import { buildSignInUrl } from '../sign-in-address.ts';

/**
 * A trial signs nobody in, so no browser is bound to it: its own state is the secret. What comes of it is shown to whoever set it
 * going, and to nobody else.
 */
export const startTrial = implement(
  contract,
  async ({ params, body }, { run, grant, actor, clock, config, request }) => {
    const groupId = requireWholeGroup(grant);
    const provider = await run(SYSTEM, ({ db }) => findToTry(db, config, groupId, params.provider_id));
    const binding = newBinding();
    const link = await buildSignInUrl(config, provider, binding);
    const id = await run(SYSTEM, ({ db }) =>
      beginAttempt(db, clock.now(), {
        provider,
        binding,
        browserSecret: binding.state,
        returnOrigin: resolveReturnOrigin(config, request, body.return_origin),
        trialBy: actor.userId,
      }),
    );
    return { link, trial_id: id };
  },
);
