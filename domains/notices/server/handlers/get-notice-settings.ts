import { implement } from '@hearth/platform/module';
import { getNoticeSettings as contract } from '../../contract/endpoints.ts';
import { findSettings } from '../queries/setting.ts';
import { usualSettings } from '../receivers.ts';

/** Of whoever has chosen nothing yet, what holds at a place in UTC: the page offers the browser's own zone instead. */
export const getNoticeSettings = implement(contract, async (_input, { db, actor }) => {
  const [row] = await findSettings(db, [actor.userId]);
  return row?.chosen ?? usualSettings('UTC');
});
