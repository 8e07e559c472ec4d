interface MajorityLaw {
  /** A country, or a part of one as `country-region`. */
  readonly place: string;
  /** The first day on which it held. */
  readonly since: string;
  readonly age: number;
  /** As it is cited. A name, alike in every language. */
  readonly law: string;
}

/** Nobody is of age here before, also where a law lets them be: what protects children holds to eighteen (CRC art. 1). */
const USUAL = 18;

/** Places where somebody comes of age later than at eighteen, or did. Reviewed on 22 November 2026. */
const ROWS: readonly (readonly [MajorityLaw['place'], string, number, string])[] = [
  ['CA-BC', '1970-04-15', 19, 'Age of Majority Act, RSBC 1996 c 7'],
  ['CA-NB', '1972-08-01', 19, 'Age of Majority Act, RSNB 2011 c 103'],
  ['CA-NL', '1971-12-31', 19, 'Age of Majority Act, SNL 1995 c A-4.2'],
  ['CA-NS', '1971-04-13', 19, 'Age of Majority Act, RSNS 1989 c 4'],
  ['JP', '1896-04-27', 20, 'Civil Code art. 4'],
  ['JP', '2022-04-01', 18, 'Civil Code art. 4'],
  ['KR', '2013-07-01', 19, 'Civil Act art. 4'],
  ['NZ', '1971-01-01', 20, 'Age of Majority Act 1970 s 4'],
  ['TH', '1925-11-11', 20, 'Civil and Commercial Code s 19'],
  ['US-AL', '1975-07-22', 19, 'Ala. Code § 26-1-1'],
  ['US-MS', '1972-01-01', 21, 'Miss. Code § 1-3-27'],
  ['US-NE', '1972-07-06', 19, 'Neb. Rev. Stat. § 43-2101'],
];
const LAWS: readonly MajorityLaw[] = ROWS.map(([place, since, age, law]) => ({ place, since, age, law }));

/** The country and region whose law applies. */
export interface Jurisdiction {
  readonly country: string | null;
  readonly region: string | null;
}

/** The age of majority at a location on a day, and the law that sets it if above eighteen. */
export function ageOfMajority(
  place: Jurisdiction,
  today: string,
): { readonly age: number; readonly law: string | null } {
  const names = [`${place.country ?? ''}-${place.region ?? ''}`, place.country ?? ''];
  for (const name of names) {
    // The rows of a place stand in the order of their days.
    const latest = LAWS.findLast((law) => law.place === name && law.since <= today);
    if (latest !== undefined) return latest.age > USUAL ? latest : { age: USUAL, law: null };
  }
  return { age: USUAL, law: null };
}

/** What is known of a person's age. */
export interface AgeFacts {
  /** `yyyy-mm-dd`, of whatever employments there are. */
  readonly birthDates: readonly string[];
  /** Whether they said themselves that they are under age. */
  readonly saysMinor: boolean;
}

/**
 * Whether somebody is under age at a place on a day there. A birth date knows better than what was said once; of two
 * that differ, the later is believed. Nothing known: grown up.
 */
export function isMinor({ birthDates, saysMinor }: AgeFacts, place: Jurisdiction, today: string): boolean {
  const born = birthDates.toSorted().at(-1);
  if (born === undefined) return saysMinor;
  const { age } = ageOfMajority(place, today);
  const year = Number(born.slice(0, 4)) + age;
  // Who was born on 29 February comes of age on 1 March where there is no such day: as text, it is the next after the 28th.
  return today < `${String(year).padStart(4, '0')}${born.slice(4)}`;
}
