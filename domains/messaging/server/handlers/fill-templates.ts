import { getBrandPath } from '@hearth/domains/core/service';
import { nameOf } from '@hearth/domains/identity/service';
import { Failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import type { Context } from '@hearth/platform/module';
import { fillTemplates as contract } from '../../contract/template-endpoints.ts';
import { getForHouse } from '../access.ts';
import { filledTemplates } from '../filled-templates.ts';

/** A candidate has no texts of the house to choose from: to them there are none here. */
export const fillTemplates = implement(contract, async ({ params }, context) => {
  const { subject, scope } = await getForHouse(context, params.id, 'SEND_MESSAGES');
  const filled = await context.run(scope, async ({ db }) => ({
    path: await getBrandPath(db, subject.locationId),
    templates: await filledTemplates(db, subject.id, await nameOf(db, context.actor.userId)),
  }));
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
