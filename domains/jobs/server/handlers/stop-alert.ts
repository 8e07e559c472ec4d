import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/alert-endpoints.ts';
import { alertPath } from '../../rules/alert.ts';
import { deleteAlert, findAlertSite } from '../queries/alert.ts';
import { toPage } from '../to-page.ts';

/** Stopping what is stopped already is no mistake. */
export const stopAlert = implement(contract.stopAlert, async ({ body }, { db }) =>
  inScope(db, SYSTEM, async (tx) => {
    const site = await findAlertSite(tx, body.token);
    await deleteAlert(tx, body.token);
    return toPage(alertPath(site ?? '', 'stopped'));
  }),
);
