import type { StepKind, StepOwner, TemplateStep } from '../contract/schemas.ts';

/** What is wrong with a step: which one, by its place, and its field. */
export interface StepProblem {
  readonly index: number;
  readonly field: 'owner' | 'text' | 'fields' | 'after' | 'id';
}

const BY_THE_HIRE: ReadonlySet<StepKind> = new Set(['READ', 'FORM', 'UPLOAD', 'SIGN', 'SYSTEM']);

/** Who can do a step of a kind: what is read, entered, sent or signed is the new hire's own. */
export function ownersOf(kind: StepKind): readonly StepOwner[] {
  return BY_THE_HIRE.has(kind) ? ['HIRE'] : ['MANAGER', 'HR', 'BUDDY'];
}

const NEEDS_TEXT: ReadonlySet<StepKind> = new Set(['READ', 'SIGN']);

/** What keeps steps from being a template. A step comes after one above it, so that none waits for itself. */
export function findStepProblems(steps: readonly TemplateStep[]): StepProblem[] {
  const above = new Set<string>();
  return steps.flatMap((step, index) => {
    const wrong: StepProblem['field'][] = [];
    if (above.has(step.id)) wrong.push('id');
    if (!ownersOf(step.kind).includes(step.owner)) wrong.push('owner');
    const isAgreement = step.kind === 'SIGN' && (step.agreement_id ?? null) !== null;
    if (NEEDS_TEXT.has(step.kind) && !isAgreement && step.text.trim() === '') wrong.push('text');
    if ((step.kind === 'FORM') !== step.fields.length > 0 || new Set(step.fields).size !== step.fields.length)
      wrong.push('fields');
    if (step.after !== null && !above.has(step.after)) wrong.push('after');
    above.add(step.id);
    return wrong.map((field) => ({ index, field }));
  });
}
