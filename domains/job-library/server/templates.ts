import type { BrandGrant } from '@hearth/kit/access';
import { failure, FORBIDDEN, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { TemplateContent } from '../contract/schemas.ts';
import { reconcileQuestions } from './asked-questions.ts';
import { resolveKnownPipeline } from './pipelines.ts';
import { findTemplate } from './queries/template.ts';
import type { CountedTemplateRow } from './queries/template.ts';

/** Refuses writing to the library without the right at the group itself. */
export function assertAtGroup(grant: BrandGrant): void {
  if (grant.brandId !== grant.groupId) throw failure(FORBIDDEN);
}

/** Gets a template of the caller's group. */
export async function getGrantedTemplate(tx: Tx, grant: BrandGrant, id: string): Promise<CountedTemplateRow> {
  const template = await findTemplate(tx, grant.groupId, id);
  if (template === undefined) throw failure(NOT_FOUND);
  return template;
}

/** Reconciles a template's questions and steps with the group's libraries. */
export async function reconcileTemplate<Written extends { readonly content: TemplateContent }>(
  tx: Tx,
  grant: BrandGrant,
  written: Written,
): Promise<Written> {
  const questions = await reconcileQuestions(tx, grant.groupId, written.content);
  const content = await resolveKnownPipeline(tx, grant.groupId, { ...written.content, questions });
  return { ...written, content };
}
