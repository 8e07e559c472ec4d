import type { PlaceDetails } from '@hearth/ui/google-maps';
import { zoneIn } from '../../countries.ts';
import type { NewLocation } from '../../use-new-location.ts';

/** What of a new location a found place says: its silence empties the address, and leaves name, country and time zone as they were. */
export function foundAddress(
  { name, street, postcode, city, country, latitude, longitude }: PlaceDetails,
  before: Pick<NewLocation, 'name' | 'country' | 'timeZone'>,
): Partial<NewLocation> {
  return {
    name: before.name.trim() === '' ? (name ?? '') : before.name,
    street: street ?? '',
    postcode: postcode ?? '',
    city: city ?? '',
    latitude,
    longitude,
    ...(country !== null && country !== before.country && { country, timeZone: zoneIn(country, before.timeZone) }),
  };
}
