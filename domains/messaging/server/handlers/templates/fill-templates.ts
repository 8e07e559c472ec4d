import { getBrandPath } from '@hearth/domains/core/service';
import { findName } from '@hearth/domains/identity/service';
import { Failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import type { Context } from '@hearth/platform/module';
import { fillTemplates as contract } from '../../../contract/template-endpoints.ts';
import { requireSubject } from '../../access.ts';
import { loadFilledTemplates } from '../../filled-templates.ts';

/** Candidates have no templates: NOT_FOUND. */
export const fillTemplates = implement(contract, async (_input, { actor, db, grantAt, party }) => {
  const { id, locationId } = await requireSubject(db, party);
  const path = await getBrandPath(db, locationId);
  const templates = await loadFilledTemplates(db, id, await findName(db, actor.userId));
  const places = await Promise.all(path.toReversed().map((place) => ownPlace(grantAt, place)));
  return { places: places.filter((place) => place !== undefined), templates };
});

/** A brand where the caller may keep texts; undefined where they may not. */
async function ownPlace(
  grantAt: Context<'house'>['grantAt'],
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
