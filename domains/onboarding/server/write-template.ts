import { getBrandPath } from '@hearth/domains/core/service';
import { findTypeFacts } from '@hearth/domains/documents/service';
import { findAgreementIds } from '@hearth/domains/signatures/service';
import { findPositions } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { ONBOARDING_STEPS_WRONG } from '../contract/failures.ts';
import type { Template, TemplateStep } from '../contract/schemas.ts';
import { findStepProblems } from '../rules/template-steps.ts';
import type { TemplateRow } from './queries/template.ts';

export function presentTemplate({ id, purpose, name, steps, version, changed_at: at }: TemplateRow): Template {
  return { id, purpose, name, steps: [...steps], version, changed_at: at.toISOString() };
}

/**
 * The types of documents that steps of a brand can name: those in use at it and above it. `kept` are those that it names already, which it
 * may go on naming once they are archived.
 */
async function findNameableTypes(
  tx: Tx,
  { groupId, brandId }: Pick<BrandGrant, 'groupId' | 'brandId'>,
  steps: readonly TemplateStep[],
  kept: readonly TemplateStep[],
): Promise<ReadonlySet<string>> {
  const named = typesOf(steps);
  if (named.length === 0) return new Set();
  const path = new Set((await getBrandPath(tx, brandId)).map(({ id }) => id));
  const before = new Set(typesOf(kept));
  const types = await findTypeFacts(tx, groupId, named);
  return new Set(
    [...types].flatMap(([id, type]) => (path.has(type.brandId) && (!type.isArchived || before.has(id)) ? [id] : [])),
  );
}

const typesOf = (steps: readonly TemplateStep[]): string[] => steps.flatMap(({ document_type_id: id }) => id ?? []);

/** Refuses steps that make no sense together, or name a position that is not of the group, or a document that is not had there. */
export async function requireSteps(
  tx: Tx,
  at: Pick<BrandGrant, 'groupId' | 'brandId'>,
  steps: readonly TemplateStep[],
  kept: readonly TemplateStep[] = [],
): Promise<void> {
  const { groupId } = at;
  const named = steps.some(({ condition }) => condition.position_ids.length > 0);
  const positions = new Set(named ? (await findPositions(tx, groupId)).map(({ id }) => id) : []);
  const types = await findNameableTypes(tx, at, steps, kept);
  const agreements = new Set(
    steps.some(({ agreement_id: id }) => (id ?? null) !== null) ? await findAgreementIds(tx, groupId) : [],
  );
  const wrong = [
    ...steps.flatMap(({ agreement_id: id }, index) =>
      (id ?? null) === null || agreements.has(id ?? '') ? [] : [`steps.${index}.agreement_id`],
    ),
    ...steps.flatMap(({ kind, document_type_id: id }, index) =>
      id === undefined || id === null || (kind === 'UPLOAD' && types.has(id))
        ? []
        : [`steps.${index}.document_type_id`],
    ),
    ...findStepProblems(steps).map(({ index, field }) => `steps.${index}.${field}`),
    ...steps.flatMap(({ condition }, index) =>
      condition.position_ids.every((id) => positions.has(id)) ? [] : [`steps.${index}.condition.position_ids`],
    ),
  ];
  if (wrong.length === 0) return;
  const { message } = ONBOARDING_STEPS_WRONG;
  throw failure(ONBOARDING_STEPS_WRONG, { fields: wrong.map((field) => ({ field, rule: 'required', message })) });
}
