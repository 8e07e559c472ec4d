import { findPositions } from '@hearth/domains/team/service';
import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { ONBOARDING_STEPS_WRONG } from '../contract/failures.ts';
import type { Template, TemplateStep } from '../contract/schemas.ts';
import { findStepProblems } from '../rules/template-steps.ts';
import type { TemplateRow } from './queries/template.ts';

export function presentTemplate({ id, name, steps, version, changed_at: at }: TemplateRow): Template {
  return { id, name, steps: [...steps], version, changed_at: at.toISOString() };
}

/** Refuses steps that make no sense together, or name a position that is not of the group. */
export async function requireSteps(tx: Tx, groupId: string, steps: readonly TemplateStep[]): Promise<void> {
  const named = steps.some(({ condition }) => condition.position_ids.length > 0);
  const positions = new Set(named ? (await findPositions(tx, groupId)).map(({ id }) => id) : []);
  const wrong = [
    ...findStepProblems(steps).map(({ index, field }) => `steps.${index}.${field}`),
    ...steps.flatMap(({ condition }, index) =>
      condition.position_ids.every((id) => positions.has(id)) ? [] : [`steps.${index}.condition.position_ids`],
    ),
  ];
  if (wrong.length === 0) return;
  const { message } = ONBOARDING_STEPS_WRONG;
  throw failure(ONBOARDING_STEPS_WRONG, { fields: wrong.map((field) => ({ field, rule: 'required', message })) });
}
