import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { PipelineContent } from '../contract/pipeline-schemas.ts';
import type { BankQuestionContent } from '../contract/question-schemas.ts';
import type { JobContent } from '../contract/content-schemas.ts';
import type { TemplateField } from '../contract/schemas.ts';
import { toTemplateContent } from '../rules/template.ts';
import { bankSearchText } from '../server/question-bank.ts';
import { insertBankQuestion } from '../server/queries/question-bank.ts';
import { insertPipeline } from '../server/queries/pipeline.ts';
import { insertTemplate } from '../server/queries/template.ts';

/** Adds a template made from a job to a group's library. */
export async function addTemplate(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  by: { readonly groupId: string; readonly userId: string },
  post: JobContent,
  locked: readonly TemplateField[],
): Promise<void> {
  const row = { id: newId(), group_id: by.groupId, by: by.userId, at: clock.now() };
  await insertTemplate(db, row, { name: post.position_name, content: toTemplateContent(post), locked });
}

/** Adds a question to the bank of a group and returns its id. */
export async function addBankQuestion(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  by: { readonly groupId: string; readonly userId: string },
  written: BankQuestionContent,
): Promise<string> {
  const id = newId();
  const row = { id, group_id: by.groupId, brand_id: by.groupId, search_text: bankSearchText(written) };
  await insertBankQuestion(db, row, { userId: by.userId, at: clock.now() }, written);
  return id;
}

/** Adds a pipeline to a group's library. */
export async function addPipeline(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  by: { readonly groupId: string; readonly userId: string },
  content: PipelineContent,
): Promise<void> {
  await insertPipeline(db, { id: newId(), group_id: by.groupId, by: by.userId, at: clock.now() }, content);
}
