import { findHolders } from '@hearth/domains/access/service';
import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { Job, Work } from '@hearth/platform/module';
import { dueReminderCount, reminderWindow } from '../../rules/cards.ts';
import { dateAt } from '../../rules/place-time.ts';
import { sendersByInterview } from '../asked-cards.ts';
import { insertScorecardEvents, findScorecardEvents } from '../queries/card.ts';
import { lockMissingScorecards, setPanelReminded } from '../queries/interview.ts';
import { findKitsById } from '../queries/kit.ts';
import { notifyHosts } from '../tell.ts';

const AT_ONCE = 50;

/** Reminds a batch of panels; returns where the next batch begins. */
async function remindPanels(means: Work<'system'>, after: string | undefined): Promise<string | null> {
  const { db, clock } = means;
  const now = clock.now();
  const { from, to } = reminderWindow(now.getTime());
  const rows = await lockMissingScorecards(db, { from: new Date(from), to: new Date(to) }, after, AT_ONCE);
  const ids = rows.map((row) => row.id);
  const sent = sendersByInterview(await findScorecardEvents(db, ids));
  const kits = await findKitsById(
    db,
    rows.map((row) => row.kit_id),
  );
  const remindAt = async (
    part: Work<'system'>,
    [locationId, here]: readonly [string, readonly (typeof rows)[number][]],
  ): Promise<void> => {
    // Whoever may no longer see applications there is told no name of a candidate, either.
    const at = { groupId: here[0]?.group_id ?? '', brandId: locationId };
    const holders = new Set(await findHolders(part.db, at, 'VIEW_APPLICATIONS', now));
    for (const row of here) {
      const kit = kits.get(row.kit_id);
      const due = dueReminderCount(row.ends_at?.getTime() ?? 0, row.cards_nudged, now.getTime());
      if (due === null || kit === undefined) continue;
      await setPanelReminded(part.db, row.id, due);
      const missing = row.host_ids.filter((id) => holders.has(id) && sent.get(row.id)?.has(id) !== true);
      if (missing.length === 0) continue;
      await insertScorecardEvents(part.db, row, 'REMINDED', missing, now);
      const day = dateAt(row.starts_at?.getTime() ?? 0, kit.time_zone);
      await notifyHosts(part, { ...row, host_ids: missing }, kit, 'hostCard', { day });
    }
  };
  await eachApart(
    means,
    Map.groupBy(rows, (row) => row.location_id),
    { name: 'interviews.nudgeCards', id: ([locationId]) => locationId, run: remindAt },
  );
  return rows.length === AT_ONCE ? (ids.at(-1) ?? null) : null;
}

/**
 * Reminds whoever has not sent a card, an hour and a day after the interview. What was sent is noted with the sending, in one
 * transaction: nobody is reminded twice of the same, on however many nodes this runs.
 */
export const nudgeCards: Job = {
  name: 'interviews.nudgeCards',
  cron: '*/15 * * * *',
  run: async (_data, work) => {
    let after: string | null | undefined;
    while (after !== null && !work.signal.aborted) {
      const from = after;
      after = await work.run(SYSTEM, (means) => remindPanels(means, from));
    }
  },
};
