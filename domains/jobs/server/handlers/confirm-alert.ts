import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/alert-endpoints.ts';
import { alertPath, nextDigest } from '../../rules/alert.ts';
import { ALERT_CONFIRM_MS } from '../../rules/limits.ts';
import { confirmRow, lockAlert, mergeIntoTwin } from '../queries/alert.ts';
import { toSitePage } from '../to-page.ts';

/** Asked for by a button and not by the mailed link itself, which programs open before people do. */
export const confirmAlert = implement(contract.confirmAlert, async ({ body }, context) =>
  inScope(context.db, SYSTEM, async (tx) => {
    const now = context.clock.now();
    const alert = await lockAlert(tx, body.token, new Date(now.getTime() - ALERT_CONFIRM_MS));
    if (alert === undefined) return toSitePage(context, FALLBACK_LANGUAGE, '', (site) => alertPath(site, 'over'));
    const nextAt = nextDigest(alert.frequency, alert.time_zone, now);
    if (!(await mergeIntoTwin(tx, alert, nextAt))) await confirmRow(tx, alert.id, now, nextAt);
    return toSitePage(context, alert.language, alert.site, (site) => alertPath(site, 'confirmed'));
  }),
);
