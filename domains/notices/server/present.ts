import type { NoticeDevice } from '../contract/schemas.ts';
import type { DeviceRow } from './queries/device.ts';

/** A device as its owner sees it. */
export function presentDevice({ id, browser, system, fingerprint, ...device }: DeviceRow): NoticeDevice {
  return {
    id,
    browser,
    system,
    fingerprint,
    added_at: device.added_at.toISOString(),
    used_at: device.used_at?.toISOString() ?? null,
  };
}
