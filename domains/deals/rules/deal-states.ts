import type { DealMode } from '@hearth/domains/scheduling/schemas';
import type { DealState, DealVerb } from '../contract/schemas.ts';

/** What can happen to a deal. `AWARD` is the end of bidding; `REFUSE` is the word of whoever would get the shift, `DECLINE` a manager's. */
export const MOVES = ['TAKE', 'AWARD', 'REFUSE', 'WITHDRAW', 'APPROVE', 'DECLINE', 'EXPIRE', 'VOID'] as const;
export type Move = (typeof MOVES)[number];

type Moves = Partial<Record<Move, DealState>>;

const ENDINGS: Moves = { WITHDRAW: 'WITHDRAWN', DECLINE: 'DECLINED', EXPIRE: 'EXPIRED', VOID: 'VOID' };
const OFFERED: Moves = { ...ENDINGS, TAKE: 'TAKEN' };
const TAKEN: Moves = { ...ENDINGS, APPROVE: 'APPROVED' };

/** From each state that is not an end, where each move leads. What is missing cannot happen. */
const NEXT: Readonly<Record<DealVerb, Partial<Record<DealState, Moves>>>> = {
  // Whoever took a released shift may think again: it is offered to everybody once more.
  RELEASE: { OFFERED: { ...OFFERED, AWARD: 'TAKEN' }, TAKEN: { ...TAKEN, REFUSE: 'OFFERED' } },
  GIVE: { OFFERED: { ...OFFERED, REFUSE: 'DECLINED' }, TAKEN: { ...TAKEN, REFUSE: 'DECLINED' } },
  SWAP: { OFFERED: { ...OFFERED, REFUSE: 'DECLINED' }, TAKEN: { ...TAKEN, REFUSE: 'DECLINED' } },
  // Nobody gives: whoever asks has taken it, and takes it back by withdrawing.
  PICK_UP: { TAKEN },
};

/** The state after a move, or nothing where it cannot be made. */
export function nextState(verb: DealVerb, state: DealState, move: Move): DealState | undefined {
  return NEXT[verb][state]?.[move];
}

/** The state that a deal begins in. */
export function firstState(verb: DealVerb): DealState {
  return verb === 'PICK_UP' ? 'TAKEN' : 'OFFERED';
}

/** Tells if a deal still waits for somebody. */
export function isPending(state: DealState): boolean {
  return state === 'OFFERED' || state === 'TAKEN';
}

const SETTINGS = { RELEASE: 'release', GIVE: 'give', SWAP: 'swap', PICK_UP: 'pick_up' } as const;

const STRICTNESS: readonly DealMode[] = ['OFF', 'APPROVAL', 'AUTOMATIC'];

/** How a place treats a verb; of a part of a shift, the stricter of how it treats the verb and parts. */
export function modeOf(
  verb: DealVerb,
  setting: Readonly<Record<(typeof SETTINGS)[DealVerb] | 'part', DealMode>>,
  isPart: boolean,
): DealMode {
  const modes = [setting[SETTINGS[verb]], ...(isPart ? [setting.part] : [])];
  return STRICTNESS.find((mode) => modes.includes(mode)) ?? 'OFF';
}

const MS_PER_MINUTE = 60_000;

/**
 * Until when a deal can wait: an offer until some time before the first of its shifts starts, so that its holder can still plan;
 * one that somebody took until the shift starts, since a manager can approve it up to then.
 */
export function closesAt(state: DealState, starts: readonly Date[], closeMinutes: number): Date {
  const first = Math.min(...starts.map((start) => start.getTime()));
  return new Date(state === 'OFFERED' ? first - closeMinutes * MS_PER_MINUTE : first);
}

/** What anybody has to do with a deal. */
export type Part = 'GIVER' | 'TAKER' | 'OTHER';

/** The moves that are somebody's own to make. A manager's are not among them. */
export function ownMoves(verb: DealVerb, state: DealState, part: Part, isNamed: boolean): Move[] {
  const may: Readonly<Record<Part, readonly Move[]>> = {
    GIVER: ['WITHDRAW'],
    TAKER: verb === 'PICK_UP' ? ['WITHDRAW'] : ['TAKE', 'REFUSE'],
    OTHER: isNamed ? [] : ['TAKE'],
  };
  return may[part].filter((move) => nextState(verb, state, move) !== undefined);
}
