import type { Endpoint } from '@hearth/kit/endpoint';
import type { z } from 'zod';

/** A field of a contract: its path from the operation on, its own name, and what it holds. */
export interface Field {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly schema: z.core.$ZodType;
}

type Part = 'params' | 'query' | 'body' | 'answer';

/** Every field of a part of an operation, at any depth, within lists, choices and conversions. */
export function fieldsOf({ id, schemas }: Endpoint, ...parts: readonly Part[]): Field[] {
  const found: Field[] = [];
  const seen = new Set<unknown>();
  const walk = (schema: z.core.$ZodType | undefined, path: string): void => {
    if (schema === undefined || seen.has(schema)) return;
    // Shared shapes are met at the first place; a name is looked at wherever it stands.
    const definition = schema._zod.def as unknown as Record<string, unknown>;
    const within = (part: unknown, at = path): void => walk(part as z.core.$ZodType | undefined, at);
    if (definition['type'] === 'object' || definition['type'] === 'lazy') seen.add(schema);
    found.push({ path, name: /[\w]+$/.exec(path)?.[0] ?? '', type: String(definition['type']), schema });
    for (const one of ['innerType', 'left', 'right', 'in', 'out']) within(definition[one]);
    within(definition['element']);
    within(definition['valueType']);
    for (const many of ['options', 'items']) for (const part of (definition[many] as unknown[]) ?? []) within(part);
    for (const [name, part] of Object.entries((definition['shape'] as object | undefined) ?? {}))
      within(part, `${path}.${name}`);
    seen.delete(schema);
  };
  for (const part of parts)
    walk(schemas[part] as z.core.$ZodType | undefined, part === 'answer' ? id : `${id} ${part}`);
  return found;
}
