import { getBrandPath } from '@hearth/domains/core/service';
import { nameOf } from '@hearth/domains/identity/service';
import { Failure, failure, NOT_FOUND } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Context } from '@hearth/platform/module';
import { fillTemplates as contract } from '../../contract/template-endpoints.ts';
import { fillFields, textFor } from '../../rules/merge-fields.ts';
import { getParty } from '../access.ts';
import { mergeValues } from '../merge-values.ts';
import { findReceiver } from '../queries/receiver.ts';
import { findTemplates } from '../queries/template.ts';

/** A candidate has no texts of the house to choose from: to them there are none here. */
export const fillTemplates = implement(contract, async ({ params }, context) => {
  const { side, subject } = await getParty(context, params.id, 'SEND_MESSAGES');
  if (side !== 'EMPLOYER') throw failure(NOT_FOUND);
  const filled = await context.run(SYSTEM, async ({ db }) => {
    const receiver = await findReceiver(db, subject.id);
    if (receiver === undefined) throw failure(NOT_FOUND);
    const path = await getBrandPath(db, subject.locationId);
    const names = new Map(path.map(({ id, name }) => [id, name]));
    const values = mergeValues(receiver, await nameOf(db, context.actor.userId));
    const templates = (await findTemplates(db, [...names.keys()])).map(({ id, brand_id, name, texts }) => {
      const { language, text } = textFor(texts, receiver.language);
      return {
        id,
        brand_id,
        brand_name: names.get(brand_id) ?? '',
        name,
        texts,
        language,
        ...fillFields(text, values),
      };
    });
    return { path, templates };
  });
  const places = await Promise.all(filled.path.toReversed().map((place) => ownPlace(context, place)));
  return { places: places.filter((place) => place !== undefined), templates: filled.templates };
});

/** A brand where the caller may keep texts; undefined where they may not. */
async function ownPlace(
  { grantAt }: Pick<Context<'signedIn'>, 'grantAt'>,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<{ brand_id: string; name: string } | undefined> {
  try {
    await grantAt(id, { permission: 'SEND_MESSAGES', orBelow: false });
    return { brand_id: id, name };
  } catch (refused) {
    if (refused instanceof Failure) return undefined;
    throw refused;
  }
}
