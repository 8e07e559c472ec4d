import { currency, integer, localDate, optionalLine, pattern, text } from '@hearth/kit/schema';
import { z } from 'zod';
import { MOST_CERTIFICATES, MOST_LANGUAGES, MOST_POSITIONS, MOST_YEARS } from './limits.ts';

/** A language by its code of ISO 639. */
export const languageCode = pattern(3, /^[a-z]{2,3}$/, 'must be a language code like pt');
/**
 * How well somebody speaks a language. Their first language is not asked: it reveals origin. Which was somebody's
 * first is not asked: that is their origin.
 */
export const languageLevel = z.enum(['SOME', 'WORK', 'FLUENT']);
export const spoken = z.strictObject({ code: languageCode, level: languageLevel });

/** Certificates that hospitality asks for. None reveals health, age or a record. */
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
/** A certificate from the list, or one with a name of its own (`OTHER`). */
export const certificate = z.strictObject({
  kind: certificateKind,
  name: optionalLine(80),
  /** The last day on which it holds; null: it does not end, or nobody said so. */
  until: localDate.nullable(),
});

/**
 * Work in a position. Years stop at ten, because more would reveal age. More than ten years are ten: more would say
 * how old somebody is.
 */
export const experience = z.strictObject({ position: text(80), years: integer(0, MOST_YEARS) });

export const travel = z.enum(['WALK', 'BIKE', 'TRANSIT', 'CAR']);
/** An approximate home: a point rounded to about a kilometre, and its label. */
export const home = z.strictObject({
  label: optionalLine(80),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
/** For an hour, in minor units. */
export const wish = z.strictObject({ amount: integer(1, 1_000_000_000), currency });

/** Parts of the day in which somebody can work: morning to 12, afternoon to 17, evening to 22, night after. */
export const dayPart = z.enum(['MORNING', 'AFTERNOON', 'EVENING', 'NIGHT']);
/** A week of availability: Monday is 1. */
export const availability = z.array(z.strictObject({ weekday: integer(1, 7), part: dayPart })).max(28);

/** A candidate's reusable profile for all applications. Every part may be empty. All of it may be empty. */
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

/** The parts of a profile that can be sent with an application. */
export const profilePart = z.enum(['LANGUAGES', 'POSITIONS', 'CERTIFICATES', 'WAY', 'WISH']);

/**
 * The profile as it was sent with an application; it has the distance but never the home. The way, but never the home
 * that it begins at.
 */
export const applied = z.object({
  languages: z.array(spoken),
  positions: z.array(experience),
  certificates: z.array(certificate),
  distance_km: z.int().nullable(),
  travels_km: z.int().nullable(),
  travels_by: travel.nullable(),
  wish: wish.nullable(),
});

/** The certificates and language levels that a job requires. */
export const asks = z.strictObject({
  certificates: z.array(certificateKind.exclude(['OTHER'])).max(MOST_CERTIFICATES),
  languages: z.array(spoken).max(MOST_LANGUAGES),
});

export type LanguageLevel = z.infer<typeof languageLevel>;
export type LanguageSkill = z.infer<typeof spoken>;
export type CertificateKind = z.infer<typeof certificateKind>;
export type Certificate = z.infer<typeof certificate>;
export type Experience = z.infer<typeof experience>;
export type Travel = z.infer<typeof travel>;
export type Home = z.infer<typeof home>;
export type DayPart = z.infer<typeof dayPart>;
export type Availability = z.infer<typeof availability>;
export type Profile = z.infer<typeof profile>;
export type ProfilePart = z.infer<typeof profilePart>;
export type ProfileSnapshot = z.infer<typeof applied>;
export type JobRequirements = z.infer<typeof asks>;
