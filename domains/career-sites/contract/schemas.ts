import {
  count,
  currency,
  instant,
  localDate,
  pattern,
  listParameter,
  string,
  trimmedString,
  uuid,
} from '@hearth/kit/schema';
import { legalLinks } from '@hearth/domains/core/schemas';
import { asks } from '@hearth/domains/profiles/schemas';
import { z } from 'zod';
import {
  employmentType,
  language,
  pay,
  weeklyHours,
  usualShift,
  perk,
  translations,
  question,
} from '@hearth/domains/job-library/schemas';
import { shiftTime } from '@hearth/domains/jobs/schemas';

/** A location as the public sees it. */
export const place = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** The group whose career site carries the job. */
export const siteName = z.object({ slug: z.string(), name: z.string() });

/** A career site with its colours and logo; null where the group has none. */
export const site = siteName.extend({
  background_color: z.string().nullable(),
  accent_color: z.string().nullable(),
  logo: z.string().nullable(),
  ...legalLinks.shape,
});

/** The same job at another location. */
export const alsoPlace = z.object({ id: uuid, slug: z.string(), name: z.string(), city: z.string() });

/** Open jobs that are close to each other on a map: at one location, or at several, named after the one with the most. */
export const mapCluster = z.object({
  location_id: uuid,
  name: z.string(),
  city: z.string(),
  /** The middle of its locations, and their bounds. */
  latitude: z.number(),
  longitude: z.number(),
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
  locations: z.int(),
  jobs: z.int(),
});

/** A live job in a list of results. */
export const publicJobLine = z.object({
  id: uuid,
  slug: z.string(),
  site: siteName,
  /** The brand that people know the place by. */
  employer: z.string(),
  title: z.string(),
  position_name: z.string(),
  language,
  employment_type: employmentType,
  pay: pay.nullable(),
  weekly_hours: weeklyHours.nullable(),
  place,
  distance_km: z.number().nullable(),
  /** Empty where the post tells no times. */
  shift_times: z.array(shiftTime),
  published_at: instant,
  /** Further places of the same job; in a folded list alone, and never very many. */
  also: z.array(alsoPlace).optional(),
  /** How many further places there are in all. */
  also_total: z.int().optional(),
});

/** A live job in full. Questions omit the answers that rule out. */
export const publicJob = publicJobLine.omit({ shift_times: true }).extend({
  site,
  description: z.string(),
  starts_on: localDate.nullable(),
  usual_week: z.array(usualShift),
  perks: z.array(perk),
  asks,
  questions: z.array(question.omit({ knock_out: true, bank: true }).extend({ translations: translations.optional() })),
  closes_on: localDate.nullable(),
  expires_at: instant.nullable(),
  evergreen: z.boolean(),
  /** The nearest further places of the same job; `same_form`: who answers this one's questions has answered theirs. */
  also: z.array(alsoPlace.extend({ same_form: z.boolean() })),
  /** Present where who applies can choose to be texted. */
  texts: z.literal(true).optional(),
});

/** The code to text and the number to text it to. */
export const textWay = z.object({ code: z.string(), number: z.string() });

export type TextToApply = z.infer<typeof textWay>;

/** The parameters of the public search. */
export const publicSearch = z.object({
  q: trimmedString(100).optional(),
  place: trimmedString(100).optional(),
  site: string(100).optional(),
  location_id: uuid.optional(),
  country: pattern(2, /^[A-Z]{2}$/, 'must be a country code like PT').optional(),
  /** `latitude,longitude` in degrees. */
  near: pattern(50, /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, 'must be latitude,longitude').optional(),
  within_km: count(1, 500).optional(),
  employment_type: listParameter(employmentType, 7).optional(),
  /** Any of these; a post that tells no times is not found by it. */
  shift_time: listParameter(shiftTime, 5).optional(),
  /** The least pay an hour, in minor units of `currency`. */
  pay_from: count(1, 1_000_000).optional(),
  currency: currency.optional(),
  sort: z.enum(['BEST', 'NEWEST', 'NEAREST', 'PAY']).optional(),
  /** One line for the posts of one job at many places, the one that fits best. */
  folded: z.enum(['true']).optional(),
  offset: count(0, 100_000).optional(),
  limit: count(1, 100).optional(),
});

export type PublicPlace = z.infer<typeof place>;
export type SiteName = z.infer<typeof siteName>;
export type Site = z.infer<typeof site>;
export type FurtherLocation = z.infer<typeof alsoPlace>;
export type PublicJobListItem = z.infer<typeof publicJobLine>;
export type PublicJob = z.infer<typeof publicJob>;
export type PublicSearch = z.infer<typeof publicSearch>;
