import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import type { Formats } from '@hearth/i18n/use-format';
import { useFormat } from '@hearth/i18n/use-format';
import type { MapBrand } from './use-map-brands.ts';
import en from './phrases/en.json';

/** The phrases of the map of locations. */
export function useMapWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('map', en);
}

/** Formats the number, city and distance of a location, as far as known. */
export function useBrandNote(): (brand: MapBrand) => string {
  const format = useFormat();
  return ({ number, city, path, distance_m: metres }) =>
    [number, city ?? path.at(-1), metres === null ? null : distanceText(format, metres)]
      .filter((part) => part !== null && part !== undefined)
      .join(' · ');
}

const METRES_OF_A_KILOMETRE = 1000;
/** From here on a fraction of a kilometre says nothing. */
const FAR_KM = 10;

function distanceText(format: Formats, metres: number): string {
  const kilometres = metres / METRES_OF_A_KILOMETRE;
  return format.number(kilometres, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: kilometres < FAR_KM ? 1 : 0,
  });
}
