import { createFieldFilter } from '@hearth/platform/http/named-fields';
import { modules } from '@hearth/server/modules';
import { expect, test } from 'vitest';
import type { z } from 'zod';

/** Parts of an answer that are no contract's to say: another standard's, read by the browser itself. */
const LEFT_TO_OTHERS: readonly string[] = ['identity.beginPasskey options'];

const endpoints = modules.flatMap((module) => module.endpoints).map(({ endpoint }) => endpoint);

test('of every answer it is known what it names', () => {
  for (const { schemas } of endpoints)
    if (schemas.answer !== undefined)
      expect(() => createFieldFilter(schemas.answer as z.ZodType, () => undefined)).not.toThrow();
});

test('no answer takes fields that no contract knows', () => {
  const open = endpoints.flatMap(({ id, schemas }) =>
    schemas.answer === undefined ? [] : openParts(schemas.answer, '').map((path) => `${id} ${path}`),
  );
  expect(open).toEqual(LEFT_TO_OTHERS);
});

/** Every place of an answer that names no fields and still lets them through. Any JSON is a record of JSON, and left out here. */
function openParts(schema: z.core.$ZodType, at: string, seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  const inside = (part: z.core.$ZodType, path: string): string[] => openParts(part, path, seen);
  switch (def.type) {
    case 'any':
    case 'unknown':
      return [at];
    case 'object': {
      const isLoose = def.catchall !== undefined && def.catchall._zod.def.type !== 'never';
      const fields = Object.entries(def.shape).flatMap(([name, part]) =>
        inside(part, at === '' ? name : `${at}.${name}`),
      );
      return isLoose ? [at, ...fields] : fields;
    }
    case 'array':
      return inside(def.element, `${at}[]`);
    case 'record':
      return inside(def.valueType, `${at}{}`);
    case 'union':
      return def.options.flatMap((option) => inside(option, at));
    default:
      return 'innerType' in def ? inside(def.innerType, at) : [];
  }
}
