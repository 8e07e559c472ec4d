import type { DealState, DealVerb } from '../contract/schemas.ts';

/** A stage of a request on its way to an answer. */
export type Stage = 'ASKED' | 'COLLEAGUE' | 'MANAGER';

/** How far a request has come: its stages, how many are done, and whether it is on its way, granted or over. */
export interface Progress {
  readonly stages: readonly Stage[];
  readonly done: number;
  readonly outcome: 'OPEN' | 'GRANTED' | 'OVER';
}

/** The way of a request. An open shift has no colleague to wait for; what ended before its answer stops where it was. */
export function progressOf(deal: {
  readonly verb: DealVerb;
  readonly state: DealState;
  readonly isTaken: boolean;
}): Progress {
  const stages: readonly Stage[] = deal.verb === 'PICK_UP' ? ['ASKED', 'MANAGER'] : ['ASKED', 'COLLEAGUE', 'MANAGER'];
  if (deal.state === 'APPROVED') return { stages, done: stages.length, outcome: 'GRANTED' };
  const isTaken = deal.state === 'TAKEN' || (deal.state !== 'OFFERED' && deal.isTaken);
  const done = isTaken ? stages.length - 1 : 1;
  return { stages, done, outcome: deal.state === 'OFFERED' || deal.state === 'TAKEN' ? 'OPEN' : 'OVER' };
}
