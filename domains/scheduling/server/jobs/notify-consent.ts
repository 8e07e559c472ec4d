import { getBrand } from '@hearth/domains/core/service';
import { notify } from '@hearth/domains/notices/service';
import { findEmployees } from '@hearth/domains/team/service';
import type { Language } from '@hearth/kit/constants';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { CONSENT_CHANGED } from '../../contract/events.ts';
import { toWallClock } from '../../rules/hours/time.ts';
import { writeConsentAnswered, writeConsentAsked } from '../notice-texts.ts';
import { findConsent } from '../queries/consent.ts';

/** Whoever works a shift hears that its change waits for their yes; whoever asked hears what they said. */
export const notifyConsent = listenTo(CONSENT_CHANGED, {
  name: 'scheduling.notifyConsent',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db } = means;
      const row = await findConsent(db, data.consent_id);
      // What was answered or changed since is told by its own event, and what a manager recorded is no news.
      if (row === undefined || row.state !== data.state || row.how !== null) return;
      const [employee] = await findEmployees(db, [row.employee_id]);
      if (employee === undefined || employee.user_id === null) return;
      const location = await getBrand(db, row.location_id);
      const isOwn = row.before?.employee_id === row.employee_id;
      const common = { aboutId: row.id, groupId: location.groupId, timeZone: location.timeZone };
      if (row.state === 'WAITING') {
        const until = toWallClock(row.answer_until.getTime(), location.timeZone);
        const text = { locationName: location.name, before: isOwn ? row.before : null, after: row.after, until };
        const write = (language: Language) => writeConsentAsked(text, language);
        const people = [{ userId: employee.user_id, write }];
        await notify(means, { ...common, kind: 'schedule.consentAsked', thread: `consent ${row.shift_id}`, people });
        return;
      }
      if (row.asked_by === row.answered_by) return;
      const [state, name] = [row.state, `${employee.first_name} ${employee.last_name}`.trim()];
      await notify(means, {
        ...common,
        kind: 'schedule.consentAnswered',
        placeId: row.location_id,
        people: [{ userId: row.asked_by, write: (language) => writeConsentAnswered(name, row, state, language) }],
      });
    }),
});
