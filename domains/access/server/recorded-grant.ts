import { instant } from '@hearth/kit/schema';
import { z } from 'zod';
import { conditionCodes } from '../contract/schemas.ts';
import { CONSENTS } from './queries/tables.ts';

const recorded = z.object({
  role: z.string().nullable().default(null),
  role_id: z.string().nullable().default(null),
  permissions: z.array(z.string()).nullable().default(null),
  conditions: conditionCodes.default({}),
  valid_from: instant.transform((text) => new Date(text)),
  valid_until: instant.transform((text) => new Date(text)).nullable(),
  consent: z.enum(CONSENTS).default('EARLIER'),
});

/** Parses a grant from the change log. */
export function parseRecordedGrant(detail: unknown): z.infer<typeof recorded> {
  return recorded.parse(detail);
}
