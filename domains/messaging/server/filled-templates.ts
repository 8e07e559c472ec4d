import { getBrandPath } from '@hearth/domains/core/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { FilledTemplate } from '../contract/template-endpoints.ts';
import { fillFields, textFor } from '../rules/merge-fields.ts';
import { mergeValues } from './merge-values.ts';
import { findReceiver } from './queries/receiver.ts';
import { findTemplates } from './queries/template.ts';

/** The texts of the house as they would stand before whoever an application to the caller's group is from. */
export async function filledTemplates(
  tx: Tx<'tenant'>,
  applicationId: string,
  sender: string,
): Promise<FilledTemplate[]> {
  const receiver = await findReceiver(tx, applicationId);
  if (receiver === undefined) throw failure(NOT_FOUND);
  const names = new Map((await getBrandPath(tx, receiver.location_id)).map(({ id, name }) => [id, name]));
  const values = mergeValues(receiver, sender);
  return (await findTemplates(tx, [...names.keys()])).map(({ id, brand_id, name, texts }) => {
    const { language, text } = textFor(texts, receiver.language);
    return { id, brand_id, brand_name: names.get(brand_id) ?? '', name, texts, language, ...fillFields(text, values) };
  });
}
