import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getPayrollExport as contract } from '../../contract/export-endpoints.ts';
import { presentFile } from '../present-export.ts';
import { findExport } from '../queries/payroll-export.ts';

export const getPayrollExport = implement(contract, ({ params }, { db, grant }) =>
  inScope(db, SYSTEM, async (system) => {
    const row = await findExport(system, { locationId: grant.brandId, id: params.export_id });
    if (row === undefined) throw failure(NOT_FOUND);
    return presentFile(system, row);
  }),
);
