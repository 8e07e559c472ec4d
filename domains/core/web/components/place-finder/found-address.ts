import type { PlaceDetails } from '@hearth/ui/google-maps';
import { chooseZone } from '../../countries.ts';
import type { LocationDraft } from '../../use-new-location.ts';

/** What of a new location a found place says: its silence empties the address, and leaves name, country and time zone as they were. */
export function toLocationFields(
  { name, street, postcode, city, country, latitude, longitude }: PlaceDetails,
  before: Pick<LocationDraft, 'name' | 'country' | 'timeZone'>,
): Partial<LocationDraft> {
  return {
    name: before.name.trim() === '' ? (name ?? '') : before.name,
    street: street ?? '',
    postcode: postcode ?? '',
    city: city ?? '',
    latitude,
    longitude,
    ...(country !== null && country !== before.country && { country, timeZone: chooseZone(country, before.timeZone) }),
  };
}
