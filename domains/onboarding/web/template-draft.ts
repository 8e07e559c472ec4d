import { newId } from '@hearth/kit/id';
import type { Purpose, Template, TemplateStep } from '../contract/schemas.ts';
import { ownersOf } from '../rules/template-steps.ts';

/** A template as it is edited. */
export interface TemplateDraft {
  readonly purpose: Purpose;
  readonly name: string;
  readonly steps: readonly TemplateStep[];
}

/** An empty step. */
export function emptyStep(more: Partial<TemplateStep> = {}): TemplateStep {
  return {
    id: newId(),
    kind: 'TASK',
    owner: 'MANAGER',
    title: '',
    text: '',
    why: '',
    fields: [],
    offset_days: 0,
    after: null,
    required: false,
    locked: false,
    condition: { countries: [], departments: [], position_ids: [], age: 'ANY' },
    ...more,
  };
}

/** What is kept of a step that changes: its owner can do its kind, and only forms have fields. */
export function fitStep(step: TemplateStep): TemplateStep {
  const owners = ownersOf(step.kind);
  return {
    ...step,
    owner: owners.includes(step.owner) ? step.owner : (owners[0] ?? step.owner),
    fields: step.kind === 'FORM' ? step.fields : [],
    ...(step.document_type_id === undefined
      ? {}
      : { document_type_id: step.kind === 'UPLOAD' ? step.document_type_id : null }),
  };
}

/** The steps after a change of their order or number: one that comes after a step below it, or after none, waits for nothing. */
export function fitSteps(steps: readonly TemplateStep[]): TemplateStep[] {
  const above = new Set<string>();
  return steps.map((step) => {
    const fitted = { ...step, after: step.after !== null && above.has(step.after) ? step.after : null };
    above.add(step.id);
    return fitted;
  });
}

/** The steps with one of them a place up or down. */
export function moveStep(steps: readonly TemplateStep[], index: number, by: -1 | 1): TemplateStep[] {
  const other = index + by;
  const [one, two] = [steps[index], steps[other]];
  if (one === undefined || two === undefined) return [...steps];
  return fitSteps(steps.with(index, two).with(other, one));
}

export function toDraft({ purpose, name, steps }: Template): TemplateDraft {
  return { purpose, name, steps };
}
