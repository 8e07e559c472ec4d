import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of places on the public pages: further ones, the map, the sheet of one. */
export function usePlaceWords() {
  return usePhrases('career-sites-places', en);
}
