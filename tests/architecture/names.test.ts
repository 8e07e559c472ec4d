import { modules } from '@hearth/server/modules';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from './contract-fields.ts';

/** What people, places and things are called: it stands in a line of its own, in subjects and in lists, where somebody else reads on. */
const NAME = /^(?:[a-z_]*name|title|label)$/;

test('whatever has a name has it on one line', () => {
  const fields = modules
    .flatMap(({ endpoints }) => endpoints)
    .flatMap(({ endpoint }) => fieldsOf(endpoint, 'body'))
    // What somebody signs in with is compared, and shown to nobody.
    .filter(({ name, path }) => NAME.test(name) && name !== 'username' && !path.includes('provisioning.'));
  const takes = (schema: z.core.$ZodType, value: string): boolean => z.safeParse(schema, value).success;
  const broken = fields.filter(({ schema }) => takes(schema, 'Ana X') && takes(schema, 'Ana\nX'));
  expect(fields.length).toBeGreaterThan(100);
  expect([...new Set(broken.map(({ path }) => path))].toSorted()).toEqual([]);
});
