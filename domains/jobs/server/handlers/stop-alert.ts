import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/alert-endpoints.ts';
import { alertPath } from '../../rules/alert.ts';
import { deleteAlert, findAlertOf } from '../queries/alert.ts';
import { toSitePage } from '../to-page.ts';

/** Stopping what is stopped already is no mistake. */
export const stopAlert = implement(contract.stopAlert, async ({ body }, context) =>
  inScope(context.db, SYSTEM, async (tx) => {
    const alert = await findAlertOf(tx, body.token);
    await deleteAlert(tx, body.token);
    const { site = '', language = FALLBACK_LANGUAGE } = alert ?? {};
    return toSitePage(context, language, site, (there) => alertPath(there, 'stopped'));
  }),
);
