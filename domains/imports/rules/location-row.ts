import type { Mapping, Reason } from '../contract/schemas.ts';
import { parseDegrees } from './cells.ts';
import { countryName, isCurrency, parseCountry } from './countries.ts';
import { parseOwnership, type Ownership } from './ownership.ts';
import { parsePhone } from './phones.ts';
import { isRefused, createRefusal, createWarning } from './reasons.ts';
import { findRegion } from './region-names.ts';
import { firstLines, emptyToNull, readCells, type RowCells, type RowVerdict } from './row.ts';
import { createZoneReader } from './time-zones.ts';

/** A location as core accepts it, under its country and its region if the file names one. */
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

function readDegrees(cells: RowCells, key: string, limit: number): number | null {
  const cell = cells.get(key);
  if (cell === '') return null;
  const value = parseDegrees(cell);
  if (value === 'not_a_number') cells.reasons.push(createRefusal(key, 'not_a_number', cell));
  else if (Math.abs(value) > limit) cells.reasons.push(createRefusal(key, 'out_of_range', cell, `-${limit}…${limit}`));
  else return value;
  return null;
}

/** A location without both coordinates is accepted without a pin, and reported. */
function readCoordinates(cells: RowCells): { latitude: number | null; longitude: number | null } {
  const latitude = readDegrees(cells, 'latitude', 90);
  const longitude = readDegrees(cells, 'longitude', 180);
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const given = cells.get('latitude') + cells.get('longitude');
  cells.reasons.push(createWarning('coordinates', given === '' ? 'no_pin' : 'pin_incomplete', given));
  return { latitude: null, longitude: null };
}

/** The currency must be in use, since it decides what pay means. */
function readCurrency({ get, reasons }: RowCells): string | null {
  const written = get('currency').toUpperCase();
  if (written === '') return null;
  if (!isCurrency(written)) reasons.push(createRefusal('currency', 'currency_unknown', written));
  return written;
}

/** An unknown ownership is no reason to refuse a location. */
function readOwnership({ get, reasons }: RowCells): Ownership | null {
  const written = get('ownership');
  if (written === '') return null;
  const ownership = parseOwnership(written);
  if (ownership === undefined) reasons.push(createWarning('ownership', 'ownership_unknown', written));
  return ownership ?? null;
}

/** Creates a reader of location rows in order; a repeated number is refused. */
export function createLocationReader(mapping: Mapping, width: number) {
  const zoneOf = createZoneReader();
  const firstLine = firstLines();
  const mapsPins = mapping['latitude'] !== undefined || mapping['longitude'] !== undefined;

  return (line: number, cellsOfRow: readonly string[]): RowVerdict<LocationRow> => {
    const cells = readCells('LOCATIONS', mapping, cellsOfRow, width);
    const { get } = cells;
    const reasons: Reason[] = cells.reasons;
    const number = get('number');
    const label = [number, get('name')].filter((part) => part !== '').join(' ');
    if (reasons.some((reason) => reason.rule === 'cell_count')) return { line, label, reasons };

    const first = number === '' ? undefined : firstLine(number, line);
    if (first !== undefined) reasons.push(createRefusal('number', 'duplicate', number, String(first)));
    const country = parseCountry(get('country'));
    if (country === undefined) {
      if (get('country') !== '') reasons.push(createRefusal('country', 'country_unknown', get('country')));
      return { line, label, reasons };
    }
    const zone = zoneOf(get('time_zone'), country);
    const phone = parsePhone('phone', get('phone'), country);
    reasons.push(...zone.reasons, ...phone.reasons);
    const currency = readCurrency(cells);
    const ownership = readOwnership(cells);
    const place = mapsPins ? readCoordinates(cells) : { latitude: null, longitude: null };
    if (isRefused(reasons) || zone.zone === undefined) return { line, label, reasons };
    const region = findRegion(country, get('state'));
    const row: LocationRow = {
      number,
      name: get('name'),
      street: emptyToNull(get('street')),
      city: emptyToNull(get('city')),
      region_code: region.code,
      region_name: region.name,
      country_code: country,
      country_name: countryName(country),
      postcode: emptyToNull(get('postcode')),
      phone: emptyToNull(phone.phone),
      time_zone: zone.zone,
      currency,
      ownership,
      ...place,
    };
    return { line, label, row, reasons };
  };
}
