import type { ResolvedSetting } from '@hearth/domains/core/service';
import { getBrand, readSettingSets } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import type { ScheduleSettings } from '../contract/settings-endpoints.ts';
import { AVAILABILITY, BREAKS, DAY, DEALS, MIDDAY, RULES, TEAM_LINK, TEAM_VIEW, WEEK } from '../rules/settings.ts';
import { countPublishedWeeks } from './queries/place.ts';

/** How the place of a grant schedules, with where each setting comes from. */
export async function loadScheduleSettings(tx: Tx, grant: BrandGrant, now: Date): Promise<ScheduleSettings> {
  const { id, timeZone } = await getBrand(tx, grant.brandId);
  const sets = await readSettingSets(tx, [id], {
    week: WEEK,
    rules: RULES,
    breaks: BREAKS,
    day: DAY,
    deals: DEALS,
    midday: MIDDAY,
    availability: AVAILABILITY,
    team_view: TEAM_VIEW,
    team_link: TEAM_LINK,
  });
  const set = sets.get(id);
  if (set === undefined) throw new Error('The place of a grant is always seen.');
  return {
    week: present(set.week),
    rules: present(set.rules),
    breaks: present(set.breaks),
    day: present(set.day),
    deals: present(set.deals),
    midday: present(set.midday),
    availability: present(set.availability),
    team_view: present(set.team_view),
    team_link: present(set.team_link),
    published_weeks: await countPublishedWeeks(tx, grant.groupId, id, localDay(now, timeZone)),
  };
}

function present<Value>({ value, from, lockedBy, isLocked, version }: ResolvedSetting<Value>) {
  return { value, from, locked_by: lockedBy, is_locked: isLocked, version };
}
