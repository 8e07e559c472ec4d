import { implement } from '@hearth/platform/module';
import { listCurrencies as contract } from '../../../contract/endpoints.ts';
import { findCurrencies } from '../../queries/setting.ts';

export const listCurrencies = implement(contract, async (_input, { db }) => {
  const rows = await findCurrencies(db);
  return rows.map(({ code, minor_digits }) => ({ id: code, code, minor_digits }));
});
