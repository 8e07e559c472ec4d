import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { removeNoticeDevice as contract } from '../../contract/endpoints.ts';
import { deleteDevice } from '../queries/device.ts';

export const removeNoticeDevice = implement(contract, async ({ params }, { db, actor }) => {
  if (!(await deleteDevice(db, actor.userId, params.id))) throw failure(NOT_FOUND);
  return {};
});
