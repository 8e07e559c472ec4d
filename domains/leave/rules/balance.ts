import type { BalanceLine } from '../contract/schemas.ts';
import type { Account } from './account.ts';
import { termsOn } from './account.ts';
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

/** The least that somebody has at the end of any day from one on, as far as is known. */
export function lowestFrom(account: Account, from: string, until: string): number {
  const before = balanceAt(account, from).balance;
  return walk(account, until)
    .filter(({ movement }) => movement.on > from)
    .reduce((least, { step }, index, all) => {
      // Of the movements of one day, only what they leave at its end.
      const isLast = all[index + 1]?.movement.on !== all[index]?.movement.on;
      return isLast ? Math.min(least, step.after.balance) : least;
    }, before);
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
