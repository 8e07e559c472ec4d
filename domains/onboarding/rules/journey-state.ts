import type { ListedJourney, StepOwner, StepState } from '../contract/schemas.ts';

/** What the state of an onboarding is told from. */
export interface StepFacts {
  readonly id: string;
  readonly owner: StepOwner;
  readonly state: StepState;
  readonly after_id: string | null;
  readonly title: string;
  readonly due_on: string;
  readonly required: boolean;
}

export const isFinished = (state: StepState): boolean => state === 'DONE' || state === 'WAIVED';

/** The unfinished step that comes before a step; nothing where it can be done now. */
export function blockerOf<Facts extends StepFacts>(step: Facts, steps: readonly Facts[]): Facts | undefined {
  return steps.find(({ id, state }) => id === step.after_id && !isFinished(state));
}

/** How far an onboarding is on a day, and whose turn it is. What waits for another step is nobody's turn. */
export function progressOf(
  steps: readonly StepFacts[],
  today: string,
): Pick<ListedJourney, 'done' | 'total' | 'overdue' | 'missing' | 'waiting'> & { readonly next_due_on: string | null } {
  const open = steps.filter(({ state }) => !isFinished(state));
  const turns = open
    .filter((step) => blockerOf(step, steps) === undefined)
    .map(({ state, owner }) => (state === 'REVIEW' ? 'REVIEW' : owner));
  return {
    done: steps.length - open.length,
    total: steps.length,
    overdue: open.filter((step) => step.due_on < today).length,
    missing: open.filter(({ required }) => required).length,
    waiting: [...new Set(turns)].sort(),
    next_due_on: open.map((step) => step.due_on).sort()[0] ?? null,
  };
}
