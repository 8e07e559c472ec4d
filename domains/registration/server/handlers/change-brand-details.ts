import { describeBrand, toChangeContext } from '@hearth/domains/core/service';
import { failure } from '@hearth/kit/failure';
import { violatedConstraint } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { changeBrandDetails as contract } from '../../contract/endpoints.ts';
import { SLUG_TAKEN } from '../../contract/failures.ts';
import { parsePoint } from '../../rules/place.ts';

export const changeBrandDetails = implement(contract, async ({ body }, work) => {
  const { location, slug, description, hecs } = body;
  const place = location?.google_location.result;
  const point = place === undefined ? undefined : parsePoint(place);
  try {
    const hand = toChangeContext(work, work.actor.userId);
    const codes = hecs === undefined ? undefined : [hecs].flat();
    const told = { slug, description, hecs: codes, place, ...point };
    const brand = await describeBrand(work.db, hand, work.grant.brandId, told);
    return { id: brand.id, slug: brand.slug, name: brand.name };
  } catch (error) {
    if (violatedConstraint(error) === 'brand_root_slug') throw failure(SLUG_TAKEN);
    throw error;
  }
});
