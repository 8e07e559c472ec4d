import { mapsResult } from '@hearth/domains/core/schemas';
import { line, optionalLine, optionalText, pattern, string, text, timeZone } from '@hearth/kit/schema';
import { z } from 'zod';

export const userType = z.enum(['CANDIDATE', 'EMPLOYER']);

/** `id` as in the list of currencies. */
const currency = z.strictObject({ id: pattern(3, /^[A-Z]{3}$/, 'must be a currency code like EUR') });

/** The token behind the `#` of a set-up link. */
export const setupCode = string(700).min(1);

/** The set-up form: the person, the company and its first location. */
export const setupPayload = z.strictObject({
  code: setupCode,
  first_name: line(100),
  last_name: optionalLine(100).default(''),
  /** Ignored where the link is bound to an address. */
  email: string(1000),
  password: string(1024),
  currency: currency.optional(),
  /** Where the company is, for its clock; what the browser says. */
  brand: z.strictObject({ name: line(200), time_zone: timeZone.optional() }),
  place: z.strictObject({ name: line(200), city: optionalText(120).optional() }),
});

/** An invited person's details; the address comes from the link. */
export const invitedPayload = z.strictObject({
  token: string(200).min(1),
  first_name: line(100),
  last_name: optionalLine(100).default(''),
  password: string(1024),
});

/** A registration by someone who already has an account. */
export const registrationPayload = z.strictObject({
  first_name: line(100),
  last_name: optionalLine(100).default(''),
  user_type: userType.default('CANDIDATE'),
  registration_mode: z.enum(['NORMAL']).default('NORMAL'),
  /** An application follows at once: its confirmation proves the address too, so no code is mailed. */
  applying: z.boolean().optional(),
  currency: currency.optional(),
  /** An employer's business: the root of a new group. */
  brand: z
    .strictObject({
      name: line(200),
      /** Where the business is, for its clock; what the browser says. */
      time_zone: timeZone.optional(),
    })
    .optional(),
});

export const registrationDetails = z.strictObject({
  first_name: line(100).optional(),
  last_name: optionalLine(100).optional(),
  username: string(254).optional(),
  /** International, like +351911222333; empty takes it away. */
  phone_number: z.union([z.literal(''), pattern(16, /^\+\d{6,15}$/, 'must be a number like +351911222333')]).optional(),
});

export const brandDetails = z.strictObject({
  slug: string(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words of a-z and 0-9 with hyphens between them')
    .optional(),
  description: optionalText(2000).optional(),
  /** The codes of the business; one alone may be sent without a list. */
  hecs: z.union([z.array(text(60)).max(50), text(60)]).optional(),
  location: z.strictObject({ google_location: z.strictObject({ result: mapsResult }) }).optional(),
});
