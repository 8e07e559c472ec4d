import type { Reason } from '../contract/schemas.ts';
import { createRefusal, createWarning, type WarningRule } from './reasons.ts';

/** Names that the time zone database has replaced and the platform's own list still returns. */
const MODERN: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};
const toModernName = (zone: string) => MODERN[zone] ?? zone;
const KNOWN = Intl.supportedValuesOf('timeZone').map(toModernName);

/** The IANA name of a place's zone in its modern spelling; nothing for offsets, `Etc/…` and names that do not exist. */
export function canonicalZone(name: string): string | undefined {
  if (!/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+$/.test(name) || name.startsWith('Etc/')) return undefined;
  try {
    return toModernName(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return undefined;
  }
}

/** The time zones of a country. */
function zonesOfCountry(country: string): string[] {
  return (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map(toModernName);
}

const WINTER = Date.UTC(2025, 0, 15);
const SUMMER = Date.UTC(2025, 6, 15);

/** Minutes east of Greenwich in January and July: one of them is the zone's standard time. */
function zoneOffsets(zone: string): number[] {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  return [WINTER, SUMMER].map((time) => {
    const name = format.formatToParts(time).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
    return parseOffset(name) ?? 0;
  });
}

/** GMT+1:00, UTC-03:30, +0530 → minutes; spellings that lost their digits (GMT+000000) give nothing. */
function parseOffset(text: string): number | undefined {
  const parts = /^(?:GMT|UTC)?([+-])(\d{1,2}):?(\d{2})?$/.exec(text);
  if (!parts) return undefined;
  return (parts[1] === '-' ? -1 : 1) * (Number(parts[2]) * 60 + Number(parts[3] ?? '0'));
}

export interface ZoneVerdict {
  readonly zone?: string;
  readonly reasons: readonly Reason[];
}

function singleZone(zones: readonly string[]): string | undefined {
  return zones.length === 1 ? zones[0] : undefined;
}

/** The zone to name where several of a country keep the same time and the first by alphabet is not the capital's. */
const MAIN = ['America/Argentina/Buenos_Aires', 'Asia/Nicosia', 'Asia/Tashkent'];

/** The only zone of a country, or its main one when all its zones keep the same time (Berlin and Büsingen). */
function mainZone(own: readonly string[]): string | undefined {
  const clocks = new Set(own.map((zone) => zoneOffsets(zone).join()));
  return clocks.size === 1 ? (MAIN.find((zone) => own.includes(zone)) ?? own[0]) : undefined;
}

function resolveZone(cell: string, country: string): ZoneVerdict {
  const words = cell.split(' ').filter((word) => word !== '');
  const named = words.find((word) => word.includes('/'));
  const zone = named === undefined ? undefined : canonicalZone(named);
  const own = zonesOfCountry(country);
  const sole = mainZone(own);
  const starting = named === undefined || named.length < 8 ? [] : KNOWN.filter((known) => known.startsWith(named));
  const taken = (result: string, rule: WarningRule): ZoneVerdict => ({
    zone: result,
    reasons: [createWarning('time_zone', rule, cell, result)],
  });

  if (zone !== undefined && (own.length === 0 || own.includes(zone))) return { zone, reasons: [] };
  const completed = singleZone(starting.filter((known) => own.includes(known)));
  if (zone === undefined && completed !== undefined) return taken(completed, 'zone_completed');
  if (sole !== undefined) return cell === '' ? { zone: sole, reasons: [] } : taken(sole, 'zone_replaced');
  if (zone !== undefined) return taken(zone, 'zone_elsewhere');
  const offset = words.map(parseOffset).find((minutes) => minutes !== undefined);
  const fitting =
    offset === undefined ? undefined : singleZone(own.filter((known) => zoneOffsets(known).includes(offset)));
  if (fitting !== undefined) return taken(fitting, 'zone_by_offset');
  return { reasons: [createRefusal('time_zone', cell === '' ? 'required' : 'zone_unknown', cell)] };
}

/**
 * Reads the time zone out of cells like `GMT+1:00 Europe/Andorra`. In order: a zone of the country; a name of one that
 * was cut off; the country's only zone; a real zone of another country (kept, with a warning); the country's only zone
 * with that offset. Otherwise the row is refused. Answers are remembered: files repeat them.
 */
export function createZoneReader(): (cell: string, country: string) => ZoneVerdict {
  const known = new Map<string, ZoneVerdict>();
  return (cell, country) => {
    const key = `${country} ${cell}`;
    const verdict = known.get(key) ?? resolveZone(cell, country);
    known.set(key, verdict);
    return verdict;
  };
}
