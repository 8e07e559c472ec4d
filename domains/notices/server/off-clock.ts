import { readSettings } from '@hearth/domains/core/service';
import type { PlatformTools, Work } from '@hearth/platform/module';
import { NOTICE_KINDS } from '../contract/kinds.ts';
import { LONGEST_HOLD_MS, nextOnClock } from '../rules/off-clock.ts';
import { afterQuietHours } from '../rules/quiet-hours.ts';
import { NOTICE_POLICY } from '../rules/settings.ts';
import type { HoldableRow } from './queries/delivery.ts';
import type { KnownReceiver } from './receivers.ts';

const DAY_MS = 86_400_000;

/**
 * Of lines that are due, those that wait until their receivers are at work, and until when: news of work for people who are paid by
 * the hour, where their group wants it so. What is urgent or about their own shifts is never put off, and nothing is put off twice.
 */
export async function findOffClock(
  { db, clock, workingTimes }: Pick<Work<'system'>, 'db' | 'clock'> & Pick<PlatformTools, 'workingTimes'>,
  lines: readonly HoldableRow[],
  receivers: ReadonlyMap<string, KnownReceiver>,
): Promise<ReadonlyMap<string, Date>> {
  const now = clock.now();
  const until = new Map<string, Date>();
  const isWork = ({ kind, held }: HoldableRow): boolean =>
    NOTICE_KINDS[kind].urgency === 'WORK' && held !== 'OFF_CLOCK';
  const byGroup = Map.groupBy(lines.filter(isWork), (line) => line.group_id);
  const groupIds = [...byGroup.keys()].filter((id) => id !== null);
  if (workingTimes === undefined || groupIds.length === 0) return until;
  const policies = await readSettings(db, groupIds, NOTICE_POLICY);
  for (const groupId of groupIds) {
    const policy = policies.get(groupId)?.value;
    if (policy?.holds_off_clock !== true) continue;
    const due = byGroup.get(groupId) ?? [];
    const spans = await workingTimes.find(db, groupId, [...new Set(due.map((line) => line.user_id))], {
      from: new Date(now.getTime() - DAY_MS),
      until: new Date(now.getTime() + LONGEST_HOLD_MS + DAY_MS),
    });
    for (const { id, user_id: userId } of due) {
      const own = spans.get(userId);
      const settings = receivers.get(userId)?.settings;
      if (own === undefined || settings === undefined) continue;
      const next = nextOnClock(now, own, policy.margin_minutes);
      if (next > now) until.set(id, afterQuietHours(next, settings.quiet, settings.time_zone));
    }
  }
  return until;
}
