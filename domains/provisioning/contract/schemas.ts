import { instant, LARGEST_INTEGER, line, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** A token of a directory, without itself. */
export const provisioningToken = z.strictObject({
  id: uuid,
  name: line(100),
  created_at: instant,
  used_at: instant.nullable(),
});

/** A directory's request body; SCIM's own schemas validate it and word the errors. */
export const scimBody = z.looseObject({});

/** A number of a list that a directory asks for; what is none counts as not said (RFC 7644, 3.4.2.4). */
export const scimNumber = z.coerce.number().int().min(-LARGEST_INTEGER).max(LARGEST_INTEGER);

/** The right of a directory group's members: a role at a brand. */
export const groupRight = z.strictObject({ role: string(60), brand_id: uuid });

/** A group of a directory. `gives` is null where its members hold nothing by it. */
export const directoryGroup = z.strictObject({
  id: uuid,
  name: z.string(),
  members: z.int(),
  gives: groupRight.extend({ brand_name: z.string() }).nullable(),
});
