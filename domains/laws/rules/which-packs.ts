import type { EmployerCount, HeldLaws, HeldRule, HoldsBecause, LawSetting, Pin } from '../contract/schemas.ts';
import type { LawPack, PackVersion, WorkRule } from '../contract/pack-schemas.ts';
import { addDays, weekday } from './dates.ts';

/** A location as laws look at it. */
export interface LawPlace {
  readonly country: string | null;
  /** Its name, and its code where there is one. */
  readonly regions: readonly string[];
  readonly city: string | null;
  readonly postcode: string | null;
}

/** Whether a pack holds at a place on a day, with every reason for and against. */
export interface PackVerdict {
  readonly pack: LawPack;
  readonly version: PackVersion | undefined;
  readonly holds: boolean;
  readonly reasons: readonly HoldsBecause[];
  readonly pin: Pin | null;
}

const WORK_KINDS = new Set<string>([
  'REST',
  'DAILY',
  'WEEKLY',
  'DAYS_IN_A_ROW',
  'WEEKLY_REST',
  'BREAK',
  'HOURS_OF_DAY',
]);

/** Without case, accents and marks: addresses are written in many ways. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The terms of a pack on a day, if it has any then. */
export function versionOn(pack: LawPack, day: string): PackVersion | undefined {
  return pack.versions.find(({ from, until }) => from <= day && (until === null || day <= until));
}

/** The employer’s counts on a day: the latest that have begun, else the first that are known. */
export function countsOn(counts: readonly EmployerCount[], day: string): EmployerCount | undefined {
  const ordered = counts.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return ordered.findLast(({ from }) => from <= day) ?? ordered[0];
}

/** Judges one pack. A pin decides, whatever the facts say; they are told all the same. */
export function judgePack(pack: LawPack, place: LawPlace, setting: LawSetting, day: string): PackVerdict {
  const version = versionOn(pack, day);
  const reasons = [...judgePlace(pack, place)];
  reasons.push({ what: 'DATE', is_met: version !== undefined, is: day, needed: pack.versions[0]?.from ?? '' });
  if (version !== undefined) reasons.push(...judgeEmployer(version, setting, day));
  const pin = setting.pins.find((one) => one.pack === pack.code) ?? null;
  const follows = reasons.every(({ is_met: isMet }) => isMet);
  // Nothing can be checked against terms that there are not: a pin brings no law to life.
  const holds = version !== undefined && (pin?.holds ?? follows);
  if (pin !== null) reasons.unshift({ what: 'PINNED', is_met: pin.holds, is: pin.reason, needed: '' });
  return { pack, version, holds, reasons, pin };
}

function* judgePlace({ where }: LawPack, place: LawPlace): Iterable<HoldsBecause> {
  const isIn = place.country !== null && where.countries.includes(place.country);
  yield { what: 'COUNTRY', is_met: isIn, is: place.country ?? '', needed: where.countries.join(', ') };
  if (where.regions !== undefined) {
    const known = new Set(place.regions.map(plain));
    const isMet = where.regions.some((region) => known.has(plain(region)));
    yield { what: 'REGION', is_met: isMet, is: place.regions[0] ?? '', needed: where.regions.at(-1) ?? '' };
  }
  if (where.cities === undefined) return;
  const needed = where.cities[0] ?? '';
  const { city, postcode } = place;
  const named = city !== null && where.cities.some((name) => plain(name) === plain(city));
  const coded = postcode !== null && (where.postcodes ?? []).some((start) => plain(postcode).startsWith(plain(start)));
  if (city === null && postcode === null) yield { what: 'CITY_UNKNOWN', is_met: false, is: '', needed };
  else yield { what: 'CITY', is_met: named || coded, is: city ?? postcode ?? '', needed };
}

/** Why the best of the employers that a version covers is, or is not, this one. */
function judgeEmployer({ covers }: PackVersion, { industry, counts }: LawSetting, day: string): HoldsBecause[] {
  if (covers.length === 0) return [{ what: 'EVERYONE', is_met: true, is: '', needed: '' }];
  const count = countsOn(counts, day);
  const judged = covers.map((cover) => {
    const found: HoldsBecause[] = [];
    if (cover.industries !== undefined) {
      const isMet = industry !== null && cover.industries.includes(industry);
      const what = industry === null ? 'INDUSTRY_UNKNOWN' : 'INDUSTRY';
      found.push({ what, is_met: isMet, is: industry ?? '', needed: cover.industries.join(', ') });
    }
    const atLeast = (what: HoldsBecause['what'], is: number | undefined, needed: number | undefined): void => {
      if (needed === undefined) return;
      found.push({ what, is_met: (is ?? 0) >= needed, is: is === undefined ? '' : String(is), needed: String(needed) });
    };
    atLeast('EMPLOYEES', count?.employees, cover.employees);
    atLeast('LOCATIONS', count?.locations, cover.locations);
    atLeast('CITY_EMPLOYEES', count?.city_employees, cover.city_employees);
    atLeast('CITY_LOCATIONS', count?.city_locations, cover.city_locations);
    return { found, missing: found.filter(({ is_met: isMet }) => !isMet).length };
  });
  // Of several, the one of the own industry explains more than one of another.
  const [best] = judged.toSorted((one, other) => rank(one) - rank(other));
  return best?.found ?? [];
}

function rank({ found, missing }: { readonly found: readonly HoldsBecause[]; readonly missing: number }): number {
  const isOther = found.some(({ what, is_met: isMet }) => what.startsWith('INDUSTRY') && !isMet);
  return missing === 0 ? 0 : isOther ? 100 + missing : missing;
}

/** The packs that hold at a place on some day of a stretch, with the days on which each does. */
export function packsBetween(
  packs: readonly LawPack[],
  place: LawPlace,
  setting: LawSetting,
  days: { readonly from: string; readonly to: string },
): { readonly pack: LawPack; readonly version: PackVersion; readonly from: string; readonly until: string }[] {
  if (!setting.is_on) return [];
  const held: { pack: LawPack; version: PackVersion; from: string; until: string }[] = [];
  for (const pack of packs) {
    // Most packs are of other countries: nothing else of them is looked at.
    const isIn = place.country !== null && pack.where.countries.includes(place.country);
    if (!isIn && !setting.pins.some((pin) => pin.pack === pack.code)) continue;
    for (let day = days.from; day <= days.to; day = addDays(day, 1)) {
      const { holds, version } = judgePack(pack, place, setting, day);
      if (!holds || version === undefined) continue;
      const last = held.at(-1);
      if (last?.version === version && addDays(last.until, 1) === day) last.until = day;
      else held.push({ pack, version, from: day, until: day });
    }
  }
  return held;
}

/** What the schedule of a place is checked against in a week and around it. */
export function lawsBetween(
  packs: readonly LawPack[],
  place: LawPlace,
  setting: LawSetting,
  days: { readonly from: string; readonly to: string },
): HeldLaws {
  const rules = packsBetween(packs, place, setting, days).flatMap(({ pack, version, from, until }) =>
    version.rules.flatMap((rule): HeldRule[] =>
      isWorkRule(rule)
        ? [{ id: `${pack.code}.${rule.id}`, law: pack.law, paragraph: rule.paragraph, from, until, rule }]
        : [],
    ),
  );
  return { rules, school_days: rules.length === 0 ? [] : schoolDays(setting, days) };
}

function isWorkRule(rule: { readonly kind: string }): rule is WorkRule {
  return WORK_KINDS.has(rule.kind);
}

/** Mondays to Fridays of the terms; where no terms are known, all of them: too strict is not unlawful. */
function schoolDays(
  { school_terms: terms }: LawSetting,
  { from, to }: { readonly from: string; readonly to: string },
): string[] {
  const found: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (weekday(day) <= 5 && (terms.length === 0 || terms.some((term) => term.from <= day && day <= term.until)))
      found.push(day);
  return found;
}
