import { findNearestHolders } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import { findName } from '@hearth/domains/identity/service';
import { notify, settleThread } from '@hearth/domains/notices/service';
import { findEmployees } from '@hearth/domains/team/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { CORRECTION_CHANGED } from '../../contract/events.ts';
import { writeCorrection } from '../notice-texts.ts';
import type { CorrectionNotice } from '../notice-texts.ts';
import { findCorrection } from '../queries/correction.ts';
import type { CorrectionRow } from '../queries/correction.ts';

/** What whoever a correction is about is told of it. */
function toldPerson({ side, state, decided_by: by, proposed_by: proposer }: CorrectionRow): CorrectionNotice | null {
  if (side === 'MANAGER' && state === 'APPLIED') return 'corrected';
  if (side === 'MANAGER' && state === 'PENDING') return 'agree';
  if (state === 'PENDING' || by === null) return null;
  if (state === 'WITHDRAWN') return side === 'MANAGER' ? 'withdrawn' : null;
  return proposer === by && side === 'WORKER' ? null : state === 'APPLIED' ? 'applied' : 'declined';
}

/**
 * The person hears of every correction of their punches, but not of what they did themselves; managers of what waits for them. What
 * has moved on meanwhile is told by the step after.
 */
export const notifyCorrection = listenTo(CORRECTION_CHANGED, {
  name: 'clock.notifyCorrection',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db, clock } = means;
      const row = await findCorrection(db, data.correction_id);
      if (row === undefined || row.version !== data.version) return;
      const [person] = await findEmployees(db, [row.employee_id]);
      if (person === undefined) return;
      const { timeZone } = await getBrand(db, row.location_id);
      const waits = `correction ${row.id} waits`;
      const about = { aboutId: row.id, placeId: row.location_id, groupId: row.group_id, timeZone };
      const named = {
        name: `${person.first_name} ${person.last_name}`.trim(),
        manager: await findName(db, row.proposed_by),
        timeZone,
      };
      const told = toldPerson(row);
      if (told !== null && person.user_id !== null && person.user_id !== row.decided_by)
        await notify(means, {
          kind: 'clock.corrected',
          ...about,
          thread: `correction ${row.id}`,
          people: [{ userId: person.user_id, write: (language) => writeCorrection(row, told, named, language) }],
        });
      // A manager who looks later finds nothing to decide.
      if (row.state !== 'PENDING') return settleThread(means, waits);
      const managers = await findNearestHolders(
        db,
        { groupId: row.group_id, brandId: row.location_id },
        'PUBLISH_SCHEDULE',
        { now: clock.now(), except: [person.user_id, row.proposed_by] },
      );
      const asked = row.side === 'WORKER' ? 'asked' : 'second';
      await notify(means, {
        kind: 'clock.waiting',
        ...about,
        thread: waits,
        people: managers.map((userId) => ({
          userId,
          write: (language) => writeCorrection(row, asked, named, language),
        })),
      });
    }),
});
