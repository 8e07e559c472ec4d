import { describe, expect, test } from 'vitest';
import { canonicalZone, createZoneReader } from './time-zones.ts';

const read = createZoneReader();
const seen = (cell: string, country: string) => {
  const { zone, reasons } = read(cell, country);
  return [zone, reasons[0]?.rule];
};

describe('a zone cell', () => {
  test.each([
    ['GMT+1:00 Europe/Andorra', 'AD', 'Europe/Andorra'],
    ['Europe/Lisbon', 'PT', 'Europe/Lisbon'],
    ['GMT-05:00 America/Montreal', 'CA', 'America/Toronto'],
    ['GMT+2:00 Asia/Istanbul', 'TR', 'Europe/Istanbul'],
    ['GMT+5:30 Asia/Calcutta', 'IN', 'Asia/Kolkata'],
    ['GMT-08:00 America/Indianapolis', 'US', 'America/Indiana/Indianapolis'],
  ])('%s in %s is %s', (cell, country, zone) => expect(seen(cell, country)).toEqual([zone, undefined]));

  test('an empty cell is the only zone of the country, and is refused where there are several', () => {
    expect(seen('', 'DE')).toEqual(['Europe/Berlin', undefined]);
    expect(seen('', 'AR')).toEqual(['America/Argentina/Buenos_Aires', undefined]);
    expect(seen('', 'SG')).toEqual(['Asia/Singapore', undefined]);
    expect(seen('', 'US')).toEqual([undefined, 'required']);
  });

  test('a zone of another country gives way to the only zone of the country, with a warning', () => {
    expect(seen('GMT+07:00 Asia/Jakarta', 'SG')).toEqual(['Asia/Singapore', 'zone_replaced']);
    expect(seen('GMT+000000 Etc/GMT+2', 'TR')).toEqual(['Europe/Istanbul', 'zone_replaced']);
    expect(seen('GMT+05:30 Asia/New_Delhi', 'IN')).toEqual(['Asia/Kolkata', 'zone_replaced']);
  });

  test('a zone of another country is kept, with a warning, where the country has several', () => {
    expect(seen('GMT-05:00 America/New_York', 'CA')).toEqual(['America/New_York', 'zone_elsewhere']);
  });

  test('a name that was cut off is completed when there is one way to', () => {
    expect(seen('GMT-03:00 America/Argentina/Bu', 'AR')).toEqual(['America/Argentina/Buenos_Aires', 'zone_completed']);
    expect(seen('GMT+000000 America/Dawson_Cree', 'CA')).toEqual(['America/Dawson_Creek', 'zone_completed']);
    expect(seen('GMT+000000 America/North_Dakota', 'US')).toEqual([undefined, 'zone_unknown']);
  });

  test('a name that does not exist is replaced by the only zone of the country with that offset', () => {
    expect(seen('GMT+08:00 Asia/Beijing', 'CN')).toEqual(['Asia/Shanghai', 'zone_by_offset']);
    expect(seen('GMT-10:00 Pacific/Nowhere', 'BR')).toEqual([undefined, 'zone_unknown']);
  });
});

test('only places are zones: no offsets, no abbreviations, nothing invented', () => {
  for (const name of ['+02:00', 'EST', 'Etc/GMT+2', 'Mars/Olympus', '../etc/passwd', 'GMT'])
    expect(canonicalZone(name)).toBeUndefined();
});
