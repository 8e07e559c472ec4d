import { findMyEmployments } from '@hearth/domains/team/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/absence-endpoints.ts';
import { addDays } from '../../../rules/hours/time.ts';
import { presentAbsence } from '../../present.ts';
import { findOwnAbsences } from '../../queries/absence.ts';

/** From yesterday on: a shift of last night may still be on. */
export const listMyAbsences = implement(contract.listMyAbsences, async (_input, { db, clock }) => {
  const from = addDays(clock.now().toISOString().slice(0, 10), -1);
  const own = (await findMyEmployments(db)).map(({ id }) => id);
  return { reports: (await findOwnAbsences(db, own, from)).map(presentAbsence) };
});
