import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/alert-endpoints.ts';
import { alertPath, nextDigest } from '../../rules/alert.ts';
import { ALERT_CONFIRM_MS } from '../../rules/limits.ts';
import { setConfirmed, lockAlert, mergeIntoDuplicate } from '../queries/alert.ts';
import { redirectToSitePage } from '../to-page.ts';

/** Needs a button press, because mail programs prefetch links. */
export const confirmAlert = implement(contract.confirmAlert, async ({ body }, context) =>
  inScope(context.db, SYSTEM, async (tx) => {
    const now = context.clock.now();
    const alert = await lockAlert(tx, body.token, new Date(now.getTime() - ALERT_CONFIRM_MS));
    if (alert === undefined)
      return redirectToSitePage(context, FALLBACK_LANGUAGE, '', (site) => alertPath(site, 'over'));
    const nextAt = nextDigest(alert.frequency, alert.time_zone, now);
    if (!(await mergeIntoDuplicate(tx, alert, nextAt))) await setConfirmed(tx, alert.id, now, nextAt);
    return redirectToSitePage(context, alert.language, alert.site, (site) => alertPath(site, 'confirmed'));
  }),
);
