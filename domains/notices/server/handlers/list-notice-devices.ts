import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listNoticeDevices as contract } from '../../contract/endpoints.ts';
import { presentDevice } from '../present.ts';
import { findPushKey } from '../push-key.ts';
import { findDevices } from '../queries/device.ts';

export const listNoticeDevices = implement(contract, async (_input, { db, actor }) => {
  const devices = await findDevices(db, actor.userId);
  const key = await inScope(db, SYSTEM, findPushKey);
  return { key: key?.publicKey ?? null, devices: devices.map(presentDevice) };
});
