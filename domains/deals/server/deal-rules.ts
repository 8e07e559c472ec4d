import { findBrandPlaces, findServicesOf, hasService } from '@hearth/domains/core/service';
import type { DealSetting } from '@hearth/domains/scheduling/schemas';
import { readDealSettings } from '@hearth/domains/scheduling/service';
import { PLANNING } from '@hearth/kit/constants';
import type { Tx } from '@hearth/platform/database';

const SWITCHED_OFF: DealSetting = {
  release: 'OFF',
  give: 'OFF',
  swap: 'OFF',
  pick_up: 'OFF',
  part: 'OFF',
  part_minutes: 60,
  close_minutes: 0,
  claims: 'FIRST',
  bid_order: 'FIRST',
  bid_close_minutes: 0,
  bid_open_minutes: 0,
};

/** What staff may do with shifts at some locations. Where schedules are not planned here, nobody could approve: nothing is offered. */
export async function loadDealRules(
  tx: Tx<'system'>,
  locationIds: readonly string[],
): Promise<(locationId: string) => DealSetting> {
  const ids = [...new Set(locationIds)];
  const settings = await readDealSettings(tx, ids);
  const services = await findServicesOf(tx, await findBrandPlaces(tx, ids));
  const plans = (id: string): boolean =>
    PLANNING.some((code) => hasService(services.get(id) ?? [], code, { allowPassive: true }));
  return (id) => (plans(id) ? (settings.get(id) ?? SWITCHED_OFF) : SWITCHED_OFF);
}
