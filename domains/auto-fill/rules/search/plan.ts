import type { Roster, RosterProblem } from '../problem.ts';
import { Annealer } from './anneal.ts';
import { modelOf, WEEK } from './model.ts';

/** What a search is given, and whom it tells. It reads no clock and no chance of its own. */
export interface SearchOrder {
  readonly problem: RosterProblem;
  readonly seed: number;
  readonly seconds: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Called when a better roster was found, at most a few times a second; the roster is only lent. */
  readonly improved: (cost: number, roster: Roster) => void;
  /** A better roster of somebody else's, when there is one. */
  readonly better?: (cost: number) => Roster | undefined;
}

/** How a search ended: with somebody whose rules leave no days, or with its best roster. */
export type SearchEnd = { readonly stuck: string } | { readonly cost: number; readonly steps: number };

/** A part of the time, from one temperature to another, both as parts of what one person too few costs. */
interface Phase {
  readonly part: number;
  readonly from: number;
  readonly to: number;
}

/** Hot enough to move people between days, slowly through where their number settles, then cold for the wishes. */
const PHASES: readonly Phase[] = [
  { part: 0.05, from: 0.4, to: 0.2 },
  { part: 0.45, from: 0.2, to: 0.06 },
  { part: 0.15, from: 0.06, to: 0.005 },
  { part: 0.2, from: 0.12, to: 0.04 },
  { part: 0.15, from: 0.06, to: 0.005 },
];
const TELL_EVERY_MS = 250;
const COLDEST = 0.4;

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 1;
}

/** What one person too few costs, typically. */
function scaleOf({ cover, wanted, unwanted }: RosterProblem): number {
  const under = cover.map((need) => need.under).filter((weight) => weight > 0);
  if (under.length > 0) return median(under);
  return Math.max(1, median([...wanted, ...unwanted].map(({ weight }) => weight)));
}

/** The hottest temperature that pays: a search that sees each day only a few times stays near the roster that it began with. */
function hottest(problem: RosterProblem, steps: number): number {
  const rounds = (2 * steps) / (problem.people.length * Math.ceil(problem.days / WEEK));
  return Math.min(1, 0.02 * Math.sqrt(rounds));
}

/** Searches for a roster within all rules and with a low penalty until the time is over. */
export function search(order: SearchOrder): SearchEnd {
  const { problem, seed, seconds, now } = order;
  const begun = now();
  const end = begun + seconds * 1000;
  const annealer = new Annealer(modelOf(problem), seed);
  const scale = scaleOf(problem);
  const stuck = annealer.begin(scale * 0.02);
  if (stuck >= 0) return { stuck: problem.people[stuck]?.id ?? '' };
  const teller = new Teller(order, annealer);
  teller.tell();
  let steps = warmUp(annealer, scale, order, Math.min(end, now() + seconds * 30));
  const most = hottest(problem, (steps * (end - now())) / Math.max(1, seconds * 30));
  let start = now();
  const rest = end - start;
  for (const [index, { part, from, to }] of PHASES.entries()) {
    const until = start + rest * part;
    if (index > 1) teller.takeBetter();
    const hot = Math.max(COLDEST, scale * Math.min(from, most));
    const cold = Math.max(COLDEST, scale * Math.min(to, most / 4));
    for (let time = now(); time < until; time = now()) {
      annealer.step(hot * (cold / hot) ** Math.max(0, (time - start) / (until - start)));
      steps += 1;
      teller.tell();
      if (annealer.bestCost === 0) break;
    }
    start = until;
  }
  teller.finish();
  return { cost: annealer.bestCost, steps };
}

/** Some steps near the first roster, which improve it and show how many there will be. */
function warmUp(annealer: Annealer, scale: number, { now }: SearchOrder, until: number): number {
  let steps = 0;
  while (now() < until) {
    annealer.step(Math.max(COLDEST, scale * 0.02));
    steps += 1;
  }
  return steps;
}

/** Tells of better rosters, not too often, and takes over those of others. */
class Teller {
  readonly #order: SearchOrder;
  readonly #annealer: Annealer;
  #told = Infinity;
  #next = 0;

  constructor(order: SearchOrder, annealer: Annealer) {
    this.#order = order;
    this.#annealer = annealer;
  }

  tell(): void {
    if (this.#annealer.bestCost >= this.#told || this.#order.now() < this.#next) return;
    this.#next = this.#order.now() + TELL_EVERY_MS;
    this.finish();
  }

  finish(): void {
    const { bestCost, best } = this.#annealer;
    if (bestCost >= this.#told) return;
    this.#told = bestCost;
    this.#order.improved(bestCost, best);
  }

  /** Goes on from the best roster that is known. */
  takeBetter(): void {
    this.finish();
    const { bestCost, best } = this.#annealer;
    this.#annealer.load(this.#order.better?.(bestCost) ?? best.slice());
  }
}
