import { explainSetting } from '@hearth/domains/core/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { implement } from '@hearth/platform/module';
import { getLaws as contract } from '../../contract/endpoints.ts';
import { PACKS } from '../../rules/all-packs.ts';
import { LAWS } from '../../rules/settings.ts';
import { judgePack } from '../../rules/which-packs.ts';
import { toLawPlace } from '../places.ts';
import { presentSetting, presentVerdict } from '../present.ts';
import { findPlaces } from '../queries/place.ts';

export const getLaws = implement(contract, async ({ query }, { db, grant, clock }) => {
  const [place] = await findPlaces(db, [grant.brandId]);
  if (place === undefined) throw failure(NOT_FOUND);
  const held = await explainSetting(db, place.id, LAWS);
  const day = query.day ?? localDay(clock.now(), place.time_zone);
  const where = toLawPlace(place);
  const verdicts = PACKS.map((pack) => judgePack(pack, where, held.value, day));
  const isShown = ({ pack, pin }: (typeof verdicts)[number]): boolean =>
    pin !== null || (where.country !== null && pack.where.countries.includes(where.country));
  const shown = verdicts.filter(isShown).toSorted((one, other) => Number(other.holds) - Number(one.holds));
  return {
    setting: presentSetting(held),
    day,
    place: {
      country: place.country ?? '',
      region: place.region ?? '',
      city: place.city ?? '',
      postcode: place.postcode ?? '',
    },
    packs: shown.map(presentVerdict),
    others: verdicts.filter((one) => !isShown(one)).map(({ pack: { code, law } }) => ({ code, law })),
  };
});
