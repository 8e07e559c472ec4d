import { limitAttempts } from '@hearth/domains/identity/service';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { openSetupLink as contract } from '../../contract/endpoints.ts';
import { SETUP_TRIES_PER_NETWORK } from '../../rules/limits.ts';
import { openLink } from '../founding-link.ts';

export const openSetupLink = implement(contract, async ({ body }, { run, clock, request }) => {
  await run(SYSTEM, ({ db }) => limitAttempts(db, 'setup', request.ip, SETUP_TRIES_PER_NETWORK, clock.now()));
  const link = await run(SYSTEM, (work) => openLink(work, body.code));
  return { kind: link.kind, email: link.email, expires_at: link.expires_at.toISOString() };
});
