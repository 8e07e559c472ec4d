import { APPLICATION_RECEIVED, HIRED, STAGE_CHANGED } from '@hearth/domains/applications/events';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { findEmployees } from '@hearth/domains/team/service';
import { localDay } from '@hearth/kit/local-day';
import { recordReferral } from '../note-arrival.ts';
import { findPlaces } from '../queries/place.ts';
import { lockReferral, setHired } from '../queries/referral.ts';
import { updateBonuses } from '../settle.ts';

/** Records the referral of an application that came by a link. */
export const followArrivals = listenTo(APPLICATION_RECEIVED, {
  name: 'sourcing.followArrivals',
  run: ({ data }, work) => work.run(SYSTEM, (means) => recordReferral(means, data.application_id)),
});

/** Lapses a bonus when its application ends and restores it when it goes on. */
export const followStages = listenTo(STAGE_CHANGED, {
  name: 'sourcing.followStages',
  run: async ({ data }, work) => {
    await work.run(SYSTEM, async (means) => {
      const referral = await lockReferral(means.db, data.application_id);
      if (referral !== undefined) await updateBonuses(means, referral);
    });
  },
});

/** Sets the due date of each part from the first day of work. */
export const followHires = listenTo(HIRED, {
  name: 'sourcing.followHires',
  run: async ({ data }, work) => {
    const { application_id: id, employee_id: employeeId } = data;
    await work.run(SYSTEM, async (means) => {
      const referral = await lockReferral(means.db, id);
      if (referral === undefined) return;
      const [employee] = await findEmployees(means.db, [employeeId]);
      const place = (await findPlaces(means.db, [referral.location_id])).get(referral.location_id);
      const today = localDay(means.clock.now(), place?.time_zone ?? 'UTC');
      await setHired(means.db, referral.id, { employeeId, startsOn: employee?.hire_date ?? today });
      await updateBonuses(means, { ...referral, employee_id: employeeId });
    });
  },
});
