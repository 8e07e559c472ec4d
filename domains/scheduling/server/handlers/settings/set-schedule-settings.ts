import { changeSetting, clearSetting, getBrand } from '@hearth/domains/core/service';
import type { Setting } from '@hearth/kit/setting';
import { implement } from '@hearth/platform/module';
import { SHIFTS_CHANGED } from '../../../contract/events.ts';
import { setScheduleSettings as contract } from '../../../contract/settings-endpoints.ts';
import {
  AVAILABILITY,
  BREAKS,
  DAY,
  DEALS,
  MIDDAY,
  RULES,
  TEAM_LINK,
  TEAM_VIEW,
  WEEK,
} from '../../../rules/settings.ts';
import { loadScheduleSettings } from '../../schedule-settings.ts';

/** A setting as a call sets it; without a value the place takes back its own. */
interface Wanted<Value> {
  readonly value: Value | null;
  readonly is_locked?: boolean | undefined;
  readonly version: number;
}

/** Holds for what is saved from now on: shifts that are planned are not judged again until somebody edits them. */
export const setScheduleSettings = implement(contract, async ({ body }, work) => {
  const { db, actor, grant, emit, clock } = work;
  const set = async <Value extends object>(
    setting: Setting<Value>,
    wanted: Wanted<Value> | undefined,
  ): Promise<void> => {
    if (wanted === undefined) return;
    const { value, version: read, is_locked: locked } = wanted;
    if (value === null) await clearSetting(work, setting, { read });
    else await changeSetting(work, setting, { value, read, ...(locked === undefined ? {} : { locked }) });
  };
  await set(WEEK, body.week);
  await set(RULES, body.rules);
  await set(BREAKS, body.breaks);
  await set(DAY, body.day);
  await set(DEALS, body.deals);
  await set(MIDDAY, body.midday);
  await set(AVAILABILITY, body.availability);
  await set(TEAM_VIEW, body.team_view);
  await set(TEAM_LINK, body.team_link);
  const place = await getBrand(db, grant.brandId);
  if (place.type === 'LOCATION')
    await emit(
      SHIFTS_CHANGED.of({
        group_id: place.groupId,
        topics: [`brand:${place.id}`],
        data: { location_id: place.id, week: null, version: null, user_id: actor.userId },
      }),
    );
  return loadScheduleSettings(db, grant, clock.now());
});
