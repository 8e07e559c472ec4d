import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { answerableUntil } from '../../rules/anonymity.ts';
import { findOpenPulses } from '../pulse.ts';

/** Asked about the newest shift alone: a question about yesterday's would not be answered either. */
export const getPulse = implement(contract.getPulse, async (_input, { db, clock }) => {
  const [shift] = await findOpenPulses(db, clock.now());
  if (shift === undefined) return { pulse: null };
  return {
    pulse: {
      shift_id: shift.id,
      location_name: shift.location_name,
      date: shift.local_date,
      until: answerableUntil(shift.ends_at).toISOString(),
    },
  };
});
