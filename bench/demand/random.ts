import { Random } from '../../domains/auto-fill/rules/search/random.ts';

/** Numbers that look like chance, also normally distributed ones. */
export class NormalRandom extends Random {
  /** Normally distributed with mean 0 and deviation 1. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }
}
