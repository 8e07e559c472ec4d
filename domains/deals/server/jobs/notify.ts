import { findNearestHolders } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import { notify, settleThread } from '@hearth/domains/notices/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { DEAL_CHANGED } from '../../contract/events.ts';
import { type Audience, type Step, toldOf } from '../../rules/told.ts';
import { findOfferedUsers } from '../eligibility.ts';
import { writeStep } from '../notice-texts.ts';
import { type DealRow, findDealsById } from '../queries/deal.ts';

/** Whoever a step concerns hears of it, but not whoever made it. What has moved on meanwhile is told by the step after. */
export const notifyStep = listenTo(DEAL_CHANGED, {
  name: 'deals.notifyStep',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db } = means;
      const [row] = await findDealsById(db, [data.deal_id]);
      if (row === undefined || row.version !== data.version) return;
      const waits = `deal ${row.id} waits`;
      // A manager who looks later finds nothing to decide.
      if (row.state !== 'TAKEN') await settleThread(means, waits);
      const { timeZone } = await getBrand(db, row.location_id);
      const step: Step = { verb: row.verb, move: data.move, state: data.state };
      for (const { to, kind } of toldOf(step)) {
        const users = (await findUsers(means, row, to, data.by_user)).filter((id) => id !== data.by_user);
        await notify(means, {
          kind,
          aboutId: row.id,
          placeId: row.location_id,
          groupId: row.group_id,
          timeZone,
          // Of several shifts that are released at once, the newest notice leads to all of them.
          thread: to === 'MANAGERS' ? waits : to === 'EVERYBODY' ? `released ${row.location_id}` : `deal ${row.id}`,
          people: users.map((userId) => ({ userId, write: (language) => writeStep(row, step, to, language) })),
        });
      }
    }),
});

/** The accounts of an audience. */
async function findUsers(
  { db, clock }: Work<'system'>,
  row: DealRow,
  to: Audience,
  except: string | null,
): Promise<readonly string[]> {
  const known = (users: readonly (string | null)[]): string[] => users.filter((id) => id !== null);
  switch (to) {
    case 'GIVER':
      return known([row.giver_user]);
    case 'TAKER':
      return known([row.taker_user]);
    case 'EVERYBODY':
      return (await findOfferedUsers(db, [row])).get(row.id) ?? [];
    case 'MANAGERS':
      return findNearestHolders(db, { groupId: row.group_id, brandId: row.location_id }, 'PUBLISH_SCHEDULE', {
        now: clock.now(),
        // Who takes part does not decide: then those above are asked.
        except: [except, row.giver_user, row.taker_user],
      });
  }
}
