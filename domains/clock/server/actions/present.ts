import type { Kiosk } from '../../contract/kiosk-schemas.ts';
import type { KioskRow } from '../queries/kiosk.ts';

/** A shared tablet as managers see it: nothing of what it proves itself with. */
export function presentKiosk(row: KioskRow): Kiosk {
  return {
    id: row.id,
    name: row.name,
    state: row.revoked_at !== null ? 'REVOKED' : row.paired_at === null ? 'UNPAIRED' : 'PAIRED',
    paired_at: row.paired_at?.toISOString() ?? null,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    suspect_from: row.suspect_from?.toISOString() ?? null,
    is_doubted: row.suspect_from !== null && row.revoked_at === null,
    version: row.version,
  };
}
