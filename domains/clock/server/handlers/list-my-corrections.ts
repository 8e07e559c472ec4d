import { findMyEmployments } from '@hearth/domains/team/service';
import { implement } from '@hearth/platform/module';
import { listMyCorrections as contract } from '../../contract/correction-endpoints.ts';
import { MOST_CORRECTIONS, MOST_DAYS, MS_PER_DAY } from '../../rules/limits.ts';
import { presentCorrections } from '../present-correction.ts';
import { findOfPeople } from '../queries/correction.ts';

export const listMyCorrections = implement(contract, async (_input, { db, clock, actor }) => {
  const ids = (await findMyEmployments(db)).map(({ id }) => id);
  const since = new Date(clock.now().getTime() - MOST_DAYS * MS_PER_DAY);
  const rows = await findOfPeople(db, ids, since, MOST_CORRECTIONS);
  return { corrections: await presentCorrections(db, rows, actor.userId, () => true) };
});
