import { currency, integer, localDate, optionalText, pattern, text } from '@hearth/kit/schema';
import { z } from 'zod';
import { MOST_CERTIFICATES, MOST_LANGUAGES, MOST_POSITIONS, MOST_YEARS } from './limits.ts';

/** A language by its code of ISO 639. */
export const languageCode = pattern(3, /^[a-z]{2,3}$/, 'must be a language code like pt');
/** How well: a few words, enough for the work, fluently. Which was somebody's first is not asked: that is their origin. */
export const languageLevel = z.enum(['SOME', 'WORK', 'FLUENT']);
export const spoken = z.strictObject({ code: languageCode, level: languageLevel });

/** Papers that hospitality asks for. None says anything of health, age or record. */
export const certificateKind = z.enum([
  'FOOD_HYGIENE',
  'HACCP',
  'ALLERGENS',
  'ALCOHOL',
  'FIRST_AID',
  'FIRE_SAFETY',
  'BARISTA',
  'SOMMELIER',
  'BARTENDING',
  'COOK',
  'LIFEGUARD',
  'DOOR',
  'DRIVING',
  'FORKLIFT',
  'OTHER',
]);
/** A certificate from the list, or one in own words (`OTHER` with a name). */
export const certificate = z.strictObject({
  kind: certificateKind,
  name: optionalText(80),
  /** The last day on which it holds; null: it does not end, or nobody said so. */
  until: localDate.nullable(),
});

/** Work in a position. More than ten years are ten: more would say how old somebody is. */
export const experience = z.strictObject({ position: text(80), years: integer(0, MOST_YEARS) });

export const travel = z.enum(['WALK', 'BIKE', 'TRANSIT', 'CAR']);
/** About where somebody lives: a point to about a kilometre, and what they call it. */
export const home = z.strictObject({
  label: optionalText(80),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
/** For an hour, in minor units. */
export const wish = z.strictObject({ amount: integer(1, 1_000_000_000), currency });

/** Parts of the day in which somebody can work: morning to 12, afternoon to 17, evening to 22, night after. */
export const dayPart = z.enum(['MORNING', 'AFTERNOON', 'EVENING', 'NIGHT']);
/** A week of availability: Monday is 1. */
export const availability = z.array(z.strictObject({ weekday: integer(1, 7), part: dayPart })).max(28);

/** What somebody says of themselves once, for all their applications. All of it may be empty. */
export const profile = z.strictObject({
  languages: z.array(spoken).max(MOST_LANGUAGES),
  positions: z.array(experience).max(MOST_POSITIONS),
  certificates: z.array(certificate).max(MOST_CERTIFICATES),
  home: home.nullable(),
  /** How far they go to work, in kilometres, and how. */
  travels_km: integer(1, 200).nullable(),
  travels_by: travel.nullable(),
  wish: wish.nullable(),
  hours_per_week: integer(1, 60).nullable(),
  can_start_on: localDate.nullable(),
  availability,
});

/** What can go along with an application beside its own fields. */
export const profilePart = z.enum(['LANGUAGES', 'POSITIONS', 'CERTIFICATES', 'WAY', 'WISH']);

/** What went along with an application, as it was then. The way, but never the home that it begins at. */
export const applied = z.object({
  languages: z.array(spoken),
  positions: z.array(experience),
  certificates: z.array(certificate),
  distance_km: z.int().nullable(),
  travels_km: z.int().nullable(),
  travels_by: travel.nullable(),
  wish: wish.nullable(),
});

/** What a post asks for: certificates of the list, and languages with how well. */
export const asks = z.strictObject({
  certificates: z.array(certificateKind.exclude(['OTHER'])).max(MOST_CERTIFICATES),
  languages: z.array(spoken).max(MOST_LANGUAGES),
});

export type LanguageLevel = z.infer<typeof languageLevel>;
export type Spoken = z.infer<typeof spoken>;
export type CertificateKind = z.infer<typeof certificateKind>;
export type Certificate = z.infer<typeof certificate>;
export type Experience = z.infer<typeof experience>;
export type Travel = z.infer<typeof travel>;
export type Home = z.infer<typeof home>;
export type DayPart = z.infer<typeof dayPart>;
export type Availability = z.infer<typeof availability>;
export type Profile = z.infer<typeof profile>;
export type ProfilePart = z.infer<typeof profilePart>;
export type Applied = z.infer<typeof applied>;
export type Asks = z.infer<typeof asks>;
