import { APPLICATION_RECEIVED, HIRED, STAGE_CHANGED } from '@hearth/domains/applications/events';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { findEmployees } from '@hearth/domains/team/service';
import { localDay } from '@hearth/kit/local-day';
import { noteArrival } from '../note-arrival.ts';
import { findPlaces } from '../queries/place.ts';
import { lockReferral, setHired } from '../queries/referral.ts';
import { settle } from '../settle.ts';

/** Whoever applied by the link of a colleague was referred by them. */
export const followArrivals = listenTo(APPLICATION_RECEIVED, {
  name: 'sourcing.followArrivals',
  run: ({ data }, work) => work.run(SYSTEM, (means) => noteArrival(means, data.application_id)),
});

/** With an application that ends, what was promised lapses; with one that goes on again, it waits again. */
export const followStages = listenTo(STAGE_CHANGED, {
  name: 'sourcing.followStages',
  run: async ({ data }, work) => {
    await work.run(SYSTEM, async (means) => {
      const referral = await lockReferral(means.db, data.application_id);
      if (referral !== undefined) await settle(means, referral);
    });
  },
});

/** With a hire each part has its day, counted from the first day of work. */
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
      await settle(means, { ...referral, employee_id: employeeId });
    });
  },
});
