import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listPayrollExports as contract } from '../../contract/export-endpoints.ts';
import { requireSheetPlace } from '../place.ts';
import { presentExports } from '../present-export.ts';
import { findExports } from '../queries/payroll-export.ts';
import { findTemplates } from '../templates.ts';

export const listPayrollExports = implement(contract, (_input, { db, grant, clock }) =>
  inScope(db, SYSTEM, async (system) => {
    const place = await requireSheetPlace(system, grant.brandId, clock.now());
    return {
      exports: await presentExports(system, await findExports(system, place.id)),
      ...(await findTemplates(system, place.id)),
      can_edit: grant.holds('MANAGE_BRAND'),
    };
  }),
);
