import type { Mapping, Reason } from '../contract/schemas.ts';
import { parseDegrees } from './cells.ts';
import { countryName, isCurrency, parseCountry } from './countries.ts';
import { parseOwnership, type Ownership } from './ownership.ts';
import { parsePhone } from './phones.ts';
import { isRefused, refusal, warning } from './reasons.ts';
import { regionOf } from './region-names.ts';
import { firstLines, orNull, takeCells, type Cells, type Verdict } from './row.ts';
import { zoneReader } from './time-zones.ts';

/** A location as core takes it in: placed under its country and, if the file names one, its region. */
export interface LocationRow {
  readonly number: string;
  readonly name: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly region_code: string | null;
  readonly region_name: string | null;
  readonly country_code: string;
  readonly country_name: string;
  readonly postcode: string | null;
  readonly phone: string | null;
  readonly time_zone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly currency: string | null;
  readonly ownership: Ownership | null;
}

function degrees(cells: Cells, key: string, limit: number): number | null {
  const cell = cells.get(key);
  if (cell === '') return null;
  const value = parseDegrees(cell);
  if (value === 'not_a_number') cells.reasons.push(refusal(key, 'not_a_number', cell));
  else if (Math.abs(value) > limit) cells.reasons.push(refusal(key, 'out_of_range', cell, `-${limit}…${limit}`));
  else return value;
  return null;
}

/** Half a coordinate, or none, is a location without a pin on the map: taken in, and listed. */
function pin(cells: Cells): { latitude: number | null; longitude: number | null } {
  const latitude = degrees(cells, 'latitude', 90);
  const longitude = degrees(cells, 'longitude', 180);
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const given = cells.get('latitude') + cells.get('longitude');
  cells.reasons.push(warning('coordinates', given === '' ? 'no_pin' : 'pin_incomplete', given));
  return { latitude: null, longitude: null };
}

/** A currency has to be one that is in use; it decides what pay means. */
function currencyOf({ get, reasons }: Cells): string | null {
  const written = get('currency').toUpperCase();
  if (written === '') return null;
  if (!isCurrency(written)) reasons.push(refusal('currency', 'currency_unknown', written));
  return written;
}

/** Who runs it is good to know and no reason to leave a location out. */
function ownershipOf({ get, reasons }: Cells): Ownership | null {
  const written = get('ownership');
  if (written === '') return null;
  const ownership = parseOwnership(written);
  if (ownership === undefined) reasons.push(warning('ownership', 'ownership_unknown', written));
  return ownership ?? null;
}

/** Reads the rows of one file of locations, in order: a number that stood on an earlier line is refused. */
export function locationReader(mapping: Mapping, width: number) {
  const zoneOf = zoneReader();
  const firstLine = firstLines();
  const mapsPins = mapping['latitude'] !== undefined || mapping['longitude'] !== undefined;

  return (line: number, cellsOfRow: readonly string[]): Verdict<LocationRow> => {
    const cells = takeCells('LOCATIONS', mapping, cellsOfRow, width);
    const { get } = cells;
    const reasons: Reason[] = cells.reasons;
    const number = get('number');
    const label = [number, get('name')].filter((part) => part !== '').join(' ');
    if (reasons.some((reason) => reason.rule === 'cell_count')) return { line, label, reasons };

    const first = number === '' ? undefined : firstLine(number, line);
    if (first !== undefined) reasons.push(refusal('number', 'duplicate', number, String(first)));
    const country = parseCountry(get('country'));
    if (country === undefined) {
      if (get('country') !== '') reasons.push(refusal('country', 'country_unknown', get('country')));
      return { line, label, reasons };
    }
    const zone = zoneOf(get('time_zone'), country);
    const phone = parsePhone('phone', get('phone'), country);
    reasons.push(...zone.reasons, ...phone.reasons);
    const currency = currencyOf(cells);
    const ownership = ownershipOf(cells);
    const place = mapsPins ? pin(cells) : { latitude: null, longitude: null };
    if (isRefused(reasons) || zone.zone === undefined) return { line, label, reasons };
    const region = regionOf(country, get('state'));
    const row: LocationRow = {
      number,
      name: get('name'),
      street: orNull(get('street')),
      city: orNull(get('city')),
      region_code: region.code,
      region_name: region.name,
      country_code: country,
      country_name: countryName(country),
      postcode: orNull(get('postcode')),
      phone: orNull(phone.phone),
      time_zone: zone.zone,
      currency,
      ownership,
      ...place,
    };
    return { line, label, row, reasons };
  };
}
