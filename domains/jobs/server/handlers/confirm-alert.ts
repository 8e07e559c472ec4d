import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/alert-endpoints.ts';
import { alertPath, nextDigest } from '../../rules/alert.ts';
import { ALERT_CONFIRM_MS } from '../../rules/limits.ts';
import { confirmRow, lockAlert, mergeIntoTwin } from '../queries/alert.ts';
import { toPage } from '../to-page.ts';

/** Asked for by a button and not by the mailed link itself, which programs open before people do. */
export const confirmAlert = implement(contract.confirmAlert, async ({ body }, { db, clock }) =>
  inScope(db, SYSTEM, async (tx) => {
    const now = clock.now();
    const alert = await lockAlert(tx, body.token, new Date(now.getTime() - ALERT_CONFIRM_MS));
    if (alert === undefined) return toPage(alertPath('', 'over'));
    const nextAt = nextDigest(alert.frequency, alert.time_zone, now);
    if (!(await mergeIntoTwin(tx, alert, nextAt))) await confirmRow(tx, alert.id, now, nextAt);
    return toPage(alertPath(alert.site, 'confirmed'));
  }),
);
