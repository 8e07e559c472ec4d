import { instant, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** A token of a directory, without itself. */
export const provisioningToken = z.strictObject({
  id: uuid,
  name: text(100),
  created_at: instant,
  used_at: instant.nullable(),
});

/** What a directory sends; read by SCIM's own schemas, which say what is wrong in SCIM's words. */
export const scimBody = z.looseObject({});
