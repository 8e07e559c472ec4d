import { findNearestHolders } from '@hearth/domains/access/service';
import { readSettings } from '@hearth/domains/core/service';
import { notify } from '@hearth/domains/notices/service';
import { findEmployees } from '@hearth/domains/team/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { POOL_CLOSED, SHEETS_CHANGED } from '../../contract/events.ts';
import type { TimesheetRules } from '../../contract/schemas.ts';
import { RULES } from '../../rules/settings.ts';
import { writeDecided, writeSubmitted, writeTips } from '../notice-texts.ts';
import type { DecidedSheet } from '../notice-texts.ts';
import { findPlaces } from '../queries/place.ts';
import { findBatch } from '../queries/sheet.ts';
import { findPool, findShares } from '../queries/tip.ts';

/** Whose sheet was approved, sent back or reopened hears of it; of one that waits for a step of approval, whoever can give it. */
export const notifySheets = listenTo(SHEETS_CHANGED, {
  name: 'timesheets.notifySheets',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db } = means;
      const changes = await findBatch(db, data.batch_id);
      const [place] = await findPlaces(db, [data.location_id]);
      if (place === undefined) return;
      const staff = await findEmployees(
        db,
        changes.map(({ employee_id: id }) => id),
      );
      const people = new Map(staff.map((person) => [person.id, person]));
      const told = { placeId: place.id, groupId: place.group_id, timeZone: place.time_zone };
      const { approvers } = (await readSettings(db, [place.id], RULES)).get(place.id)?.value ?? RULES.fallback;
      // Of many that were approved at once one stands for all: the next step finds them in the same list.
      const waiting = changes.filter(({ state }) => state === 'SUBMITTED');
      const [approved] = waiting.filter(({ act }) => act === 'APPROVE');
      for (const change of waiting.filter((one) => one.act === 'SUBMIT' || one === approved)) {
        const person = people.get(change.employee_id);
        const permission = approvers[change.approved_by.length];
        if (person !== undefined && permission !== undefined)
          await tellApprovers(means, { told, change, person, permission });
      }
      const decided = changes.filter(isTold);
      await notify(means, {
        ...told,
        kind: 'timesheets.decided',
        aboutId: data.batch_id,
        people: decided.flatMap((change) => {
          const userId = people.get(change.employee_id)?.user_id;
          if (userId == null || userId === change.by_user) return [];
          return [{ userId, write: (language) => writeDecided(change, language) }];
        }),
      });
    }),
});

/** A first approval of several changes nothing for the person yet; locks and exports are payroll’s own. */
function isTold(change: DecidedSheet & { readonly by_user: string; readonly employee_id: string }): boolean {
  return change.state === 'APPROVED' || change.act === 'SEND_BACK' || change.act === 'REOPEN';
}

async function tellApprovers(
  means: Work<'system'>,
  {
    told,
    change,
    person,
    permission,
  }: {
    readonly told: { readonly placeId: string; readonly groupId: string; readonly timeZone: string };
    readonly change: Awaited<ReturnType<typeof findBatch>>[number];
    readonly person: { readonly first_name: string; readonly last_name: string; readonly user_id: string | null };
    /** Of the step that is to be given next. */
    readonly permission: TimesheetRules['approvers'][number];
  },
): Promise<void> {
  const at = { groupId: told.groupId, brandId: told.placeId };
  const users = await findNearestHolders(means.db, at, permission, {
    now: means.clock.now(),
    except: [person.user_id, ...change.approved_by],
  });
  const name = `${person.first_name} ${person.last_name}`.trim();
  await notify(means, {
    ...told,
    kind: 'timesheets.submitted',
    needs: [permission],
    aboutId: change.sheet_id,
    thread: `timesheets ${told.placeId} ${change.period_from}`,
    people: users.map((userId) => ({ userId, write: (language) => writeSubmitted({ ...change, name }, language) })),
  });
}

/** Whoever got a share of a pool hears how much. */
export const notifyTips = listenTo(POOL_CLOSED, {
  name: 'timesheets.notifyTips',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db } = means;
      const pool = await findPool(db, data.pool_id);
      const [place] = await findPlaces(db, [data.location_id]);
      if (pool === undefined || place === undefined) return;
      const amounts = new Map<string, number>();
      for (const { employee_id: id, amount } of await findShares(db, [pool.id]))
        amounts.set(id, (amounts.get(id) ?? 0) + amount);
      const staff = await findEmployees(db, [...amounts.keys()]);
      await notify(means, {
        kind: 'timesheets.tips',
        aboutId: pool.id,
        placeId: place.id,
        groupId: place.group_id,
        timeZone: place.time_zone,
        people: staff.flatMap(({ id, user_id: userId }) => {
          const amount = amounts.get(id) ?? 0;
          return userId === null || amount === 0
            ? []
            : [{ userId, write: (language) => writeTips({ ...pool, amount }, language) }];
        }),
      });
    }),
});
