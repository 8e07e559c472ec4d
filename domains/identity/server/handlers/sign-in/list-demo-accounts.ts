import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import { listDemoAccounts } from '../../../contract/endpoints.ts';
import { findDemoAccounts } from '../../queries/demo-account.ts';

/** The accounts to try; on a network without their passwords. Outside demo mode this address does not exist. */
export const listDemoAccountsHandler = implement(listDemoAccounts, async (_input, { db, config }) => {
  if (config.mode !== 'demo') throw failure(NOT_FOUND);
  const accounts = (await inScope(db, SYSTEM, findDemoAccounts)).map(({ password, ...account }) =>
    config.onNetwork || password === '' ? account : { ...account, password },
  );
  return raw('application/json; charset=utf-8', JSON.stringify(accounts), { headers: { 'cache-control': 'no-store' } });
});
