import { getBrandPath } from '@hearth/domains/core/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { FilledTemplate } from '../contract/template-endpoints.ts';
import { fillFields, pickText } from '../rules/merge-fields.ts';
import { buildMergeValues } from './merge-values.ts';
import { findReceiver } from './queries/receiver.ts';
import { findTemplates } from './queries/template.ts';

/** Loads the employer's message templates with their placeholders filled for one application. */
export async function loadFilledTemplates(
  tx: Tx<'tenant'>,
  applicationId: string,
  sender: string,
): Promise<FilledTemplate[]> {
  const receiver = await findReceiver(tx, applicationId);
  if (receiver === undefined) throw failure(NOT_FOUND);
  const names = new Map((await getBrandPath(tx, receiver.location_id)).map(({ id, name }) => [id, name]));
  const values = buildMergeValues(receiver, sender);
  return (await findTemplates(tx, [...names.keys()])).map(({ id, brand_id, name, texts }) => {
    const { language, text } = pickText(texts, receiver.language);
    return { id, brand_id, brand_name: names.get(brand_id) ?? '', name, texts, language, ...fillFields(text, values) };
  });
}
