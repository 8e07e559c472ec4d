import { z } from 'zod';
import { conditionCodes } from '../contract/schemas.ts';
import type { RoleVersion } from '../contract/schemas.ts';
import type { ChangeRow } from './queries/change.ts';

const content = z.object({ rights: z.record(z.string(), conditionCodes) }).nullable();
const recorded = z.object({ version: z.int(), before: content, after: content });

/** Presents a role's change from the change log. */
export function presentVersion(row: ChangeRow, names: ReadonlyMap<string, string>): RoleVersion {
  const { version, before, after } = recorded.parse(row.detail);
  const [was, is] = [before?.rights ?? {}, after?.rights ?? {}];
  const both = Object.keys(is).filter((name) => name in was);
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor_name: row.actor_id === null ? null : (names.get(row.actor_id) ?? ''),
    version,
    added: Object.keys(is).filter((name) => !(name in was)),
    removed: Object.keys(was).filter((name) => !(name in is)),
    limited: both.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name])),
  };
}
