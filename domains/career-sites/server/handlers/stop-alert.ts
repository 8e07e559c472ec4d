import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/alert-endpoints.ts';
import { alertPath } from '../../rules/alert.ts';
import { deleteAlert, findAlertByToken } from '../queries/alert.ts';
import { redirectToSitePage } from '../to-page.ts';

/** Idempotent: stopping a stopped alert succeeds. */
export const stopAlert = implement(contract.stopAlert, async ({ body }, context) =>
  inScope(context.db, SYSTEM, async (tx) => {
    const alert = await findAlertByToken(tx, body.token);
    await deleteAlert(tx, body.token);
    const { site = '', language = FALLBACK_LANGUAGE } = alert ?? {};
    return redirectToSitePage(context, language, site, (there) => alertPath(there, 'stopped'));
  }),
);
