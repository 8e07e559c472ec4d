import { implement } from '@hearth/platform/module';
import { listImports as contract } from '../../contract/endpoints.ts';
import { presentImport } from '../present.ts';
import { findImports } from '../queries/import.ts';

export const listImports = implement(contract, async ({ query }, { db, grant }) => {
  const { rows, total } = await findImports(db, grant, {
    offset: query.offset ?? 0,
    limit: query.limit ?? 20,
  });
  return { imports: rows.map(presentImport), total };
});
