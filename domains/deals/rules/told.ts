import type { DealState, DealVerb } from '../contract/schemas.ts';
import type { Move } from './deal-states.ts';

/** Who hears of something: those who take part, those whom a released shift is offered to, and those who decide. */
export type Audience = 'GIVER' | 'TAKER' | 'EVERYBODY' | 'MANAGERS';

/** What one audience is told, by the kind of notice that people choose for. */
export interface Told {
  readonly to: Audience;
  readonly kind: 'deals.offered' | 'deals.released' | 'deals.taken' | 'deals.decided' | 'deals.ended' | 'deals.waiting';
}

/** A move and the state that it led to. */
export interface Step {
  readonly verb: DealVerb;
  readonly move: Move | 'ASK';
  readonly state: DealState;
}

/** Who is told of a step. Whoever made it themselves is left out by the caller: they were there. */
export function toldOf({ verb, move, state }: Step): readonly Told[] {
  const both = (kind: Told['kind']): Told[] => [
    ...(verb === 'PICK_UP' ? [] : [{ to: 'GIVER', kind } as const]),
    { to: 'TAKER', kind },
  ];
  switch (move) {
    case 'ASK':
      if (state === 'TAKEN')
        return [
          { to: 'TAKER', kind: 'deals.taken' },
          { to: 'MANAGERS', kind: 'deals.waiting' },
        ];
      // A giver in whose name a manager asked hears of it as well.
      return verb === 'RELEASE'
        ? [{ to: 'EVERYBODY', kind: 'deals.released' }]
        : [{ to: 'TAKER', kind: 'deals.offered' }];
    case 'TAKE':
      return [...both('deals.taken'), { to: 'MANAGERS', kind: 'deals.waiting' }];
    // Bidders hear of it from the bidding.
    case 'AWARD': {
      const giver = verb === 'PICK_UP' ? [] : (['GIVER'] as const);
      const kind = state === 'APPROVED' ? 'deals.decided' : 'deals.taken';
      const told = giver.map((to): Told => ({ to, kind }));
      return state === 'APPROVED' ? told : [...told, { to: 'MANAGERS', kind: 'deals.waiting' }];
    }
    case 'REFUSE':
      return [{ to: 'GIVER', kind: state === 'OFFERED' ? 'deals.ended' : 'deals.decided' }];
    case 'APPROVE':
    case 'DECLINE':
      return both('deals.decided');
    case 'WITHDRAW':
    case 'EXPIRE':
    case 'VOID':
      return both('deals.ended');
  }
}
