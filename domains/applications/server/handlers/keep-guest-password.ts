import { hashPassword, limitAttempts, refuseWeakPassword } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { APPLICATION_LINK_NOT_VALID } from '../../contract/failures.ts';
import * as contract from '../../contract/guest-endpoints.ts';
import { SENT_LINKS_PER_NETWORK } from '../../rules/limits.ts';
import { browserHash } from '../applying-browser.ts';
import { isKnownBrowser, keepPassword } from '../queries/guest-application.ts';

/** Keeps it beside the application: it becomes one only when this browser proves the address, which may be somebody else's. */
export const keepGuestPassword = implement(
  contract.keepGuestPassword,
  async ({ body }, { run, clock, config, request }) => {
    const now = clock.now();
    refuseWeakPassword(body.password, 'password');
    const browser = browserHash(config, request);
    // Looked at first: what comes from nowhere is not worth the work of hashing a password.
    const isKnown = await run(SYSTEM, async ({ db }) => {
      await limitAttempts(db, 'sent-application', request.ip, SENT_LINKS_PER_NETWORK, now);
      return browser !== null && (await isKnownBrowser(db, browser, now));
    });
    if (!isKnown || browser === null) throw failure(APPLICATION_LINK_NOT_VALID);
    const hash = await hashPassword(body.password);
    if (!(await run(SYSTEM, ({ db }) => keepPassword(db, browser, hash, now))))
      throw failure(APPLICATION_LINK_NOT_VALID);
    return { kept: true as const };
  },
);
