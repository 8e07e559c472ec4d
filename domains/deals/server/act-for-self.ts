import { findActiveWorkplaces, findMyEmployments } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { canHold } from '../rules/can-hold.ts';
import { actOnDeal, type OwnMove } from './act-on-deal.ts';
import { presentMyDeal } from './present.ts';

/** What a person does with a deal in their own name: as giver, as taker, or with the employment that a released shift fits. */
export async function actForSelf(
  work: Pick<Work, 'clock' | 'emit'> & { readonly db: Tx<'self'>; readonly actor: { readonly userId: string } },
  dealId: string,
  act: Pick<OwnMove, 'move' | 'version' | 'note'>,
) {
  const { db, clock, emit, actor } = work;
  const own = new Set((await findMyEmployments(db)).map(({ id }) => id));
  const row = await inScope(db, SYSTEM, async (system) => {
    const workplaces = await findActiveWorkplaces(system, [...own]);
    return actOnDeal({ db: system, clock, emit }, dealId, {
      ...act,
      userId: actor.userId,
      employeeOf: ({ giver_id: giver, taker_id: taker, given, verb }) => {
        const [mine] = [giver, taker].filter((id) => id !== null && own.has(id));
        const isForEverybody = verb === 'RELEASE' && taker === null;
        return mine ?? (isForEverybody ? workplaces.find((place) => canHold(place, given))?.id : undefined);
      },
    });
  });
  return presentMyDeal(row, own, clock.now());
}
