import { findBrandNames } from '@hearth/domains/core/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listOwnGroups as contract } from '../../../contract/own-group-endpoints.ts';
import { findGrantsOfUsers } from '../../queries/grant.ts';

export const listOwnGroups = implement(contract, (_input, { db, actor }) =>
  inScope(db, SYSTEM, async (system) => {
    const rows = await findGrantsOfUsers(system, [actor.userId]);
    const names = await findBrandNames(
      system,
      rows.flatMap((row) => [row.group_id, row.brand_id]),
    );
    return {
      groups: [...Map.groupBy(rows, (row) => row.group_id)].map(([groupId, own]) => ({
        group_id: groupId,
        group_name: names.get(groupId) ?? '',
        rights: own.map((row) => ({
          grant_id: row.id,
          brand_name: names.get(row.brand_id) ?? '',
          role: row.role ?? row.role_id,
          role_name: row.role_name,
          valid_until: row.valid_until?.toISOString() ?? null,
        })),
      })),
    };
  }),
);
