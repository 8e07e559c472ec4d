import type { BalanceLine } from '../contract/schemas.ts';
import type { Account } from './account.ts';
import { termsOn } from './account.ts';
import type { Days } from './leave-year.ts';
import type { Movement } from './movements.ts';
import { listMovements } from './movements.ts';

/** A balance as it is after everything up to a day. */
export interface Standing {
  readonly balance: number;
  /** Of it, what came over from the year before. */
  readonly carried: number;
  /** The last day of what came over, where it ends. */
  readonly carriedUntil: string | null;
}

const NOTHING: Standing = { balance: 0, carried: 0, carriedUntil: null };

interface Step {
  readonly after: Standing;
  readonly line: Omit<BalanceLine, 'balance' | 'from' | 'to'> | null;
}

/** What one movement makes of a balance. What came over is used first. */
function move(before: Standing, movement: Movement, most: number | null): Step {
  const { balance, carried } = before;
  switch (movement.kind) {
    case 'GRANTED': {
      // Nothing more than the most that anybody may have; what takes away always does.
      const room = most === null ? movement.amount : Math.max(0, most - balance);
      const amount = Math.min(movement.amount, room);
      return { after: { ...before, balance: balance + amount }, line: { kind: 'GRANTED', amount } };
    }
    case 'ADJUSTMENT':
      return {
        after: { ...before, balance: balance + movement.amount },
        line: { kind: 'ADJUSTMENT', amount: movement.amount },
      };
    case 'USED':
      return {
        after: { ...before, balance: balance + movement.amount, carried: Math.max(0, carried + movement.amount) },
        line: { kind: 'USED', amount: movement.amount },
      };
    case 'OPENING':
      return {
        after: { ...NOTHING, balance: movement.amount },
        line: { kind: 'OPENING', amount: movement.amount - balance },
      };
    case 'YEAR': {
      const kept = movement.most === null ? balance : Math.min(balance, movement.most);
      const after = { balance: kept, carried: Math.max(0, kept), carriedUntil: movement.until };
      return { after, line: { kind: 'LAPSED', amount: kept - balance } };
    }
    case 'LAPSE': {
      const lost = Math.max(0, Math.min(carried, balance));
      return {
        after: { balance: balance - lost, carried: 0, carriedUntil: null },
        line: { kind: 'LAPSED', amount: -lost },
      };
    }
  }
}

/** Each movement of an account up to a day, with the balance after it. */
function walk(account: Account, until: string): { movement: Movement; step: Step }[] {
  let standing = NOTHING;
  return listMovements(account, until).map((movement) => {
    const step = move(standing, movement, termsOn(account.policy, movement.on)?.most ?? null);
    standing = step.after;
    return { movement, step };
  });
}

/** What somebody has at the end of a day. What is decided or entered for later days does not change it. */
export function balanceAt(account: Account, date: string): Standing {
  return walk(account, date).at(-1)?.step.after ?? NOTHING;
}

/** The balances of an account on all days up to one, worked out at once. */
export interface Course {
  /** What somebody has at the end of a day. */
  at(date: string): Standing;
  /** The least that somebody has at the end of any day from one on. */
  lowestFrom(from: string): number;
}

/** Works out an account up to a day. */
export function follow(account: Account, until: string): Course {
  const steps = walk(account, until);
  const at = (date: string): Standing => steps.findLast(({ movement }) => movement.on <= date)?.step.after ?? NOTHING;
  const lowestFrom = (from: string): number =>
    steps.reduce((least, { movement, step }, index) => {
      // Of the movements of one day, only what they leave at its end.
      const isLast = steps[index + 1]?.movement.on !== movement.on;
      return isLast && movement.on > from ? Math.min(least, step.after.balance) : least;
    }, at(from).balance);
  return { at, lowestFrom };
}

/** What was granted and used on some days, as lines sum it up. */
export function sumOf(account: Account, kind: 'GRANTED' | 'USED', { from, to }: Days): number {
  return walk(account, to)
    .filter(({ movement, step }) => movement.on >= from && step.line?.kind === kind)
    .reduce((total, { step }) => total + (step.line?.amount ?? 0), 0);
}

/** The lines of an account up to a day, the earliest first; the days of an absence that follow each other are one. */
export function listLines(account: Account, until: string): BalanceLine[] {
  const lines: (BalanceLine & { id?: string | undefined })[] = [];
  for (const { movement, step } of walk(account, until)) {
    if (step.line === null || step.line.amount === 0) continue;
    const last = lines.at(-1);
    const id = movement.kind === 'USED' ? movement.id : undefined;
    if (last !== undefined && id !== undefined && last.id === id)
      lines[lines.length - 1] = {
        ...last,
        to: movement.on,
        amount: last.amount + step.line.amount,
        balance: step.after.balance,
      };
    else lines.push({ ...step.line, from: movement.on, to: movement.on, balance: step.after.balance, id });
  }
  return lines.map(({ id: _id, ...line }) => line);
}
