import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SchemaNames } from '@hearth/platform/http/api-document/schema-book';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
/** Shorter lists of choices stay where they are used: a name would tell less than the choices. */
const FEWEST_CHOICES = 4;

/** The name of a shape of a domain's contract, as `jobs.Job`. */
const nameOf = (domain: string, name: string): string => `${domain}.${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** Whether a reader gains from a name: objects, choices between shapes, and long lists of choices. */
const isWorthNaming = (value: unknown): value is z.ZodType =>
  value instanceof z.ZodObject ||
  value instanceof z.ZodUnion ||
  value instanceof z.ZodDiscriminatedUnion ||
  (value instanceof z.ZodEnum && value.options.length >= FEWEST_CHOICES);

/**
 * The shapes of all contracts by the names that the contracts give them. The modules are loaded already, but for some that no endpoint
 * uses. What a contract passes on from another has the name of the first, in the order of the paths.
 */
export async function readSchemaNames(): Promise<SchemaNames> {
  const paths: string[] = [];
  for await (const path of glob('domains/*/contract/**/*.ts', { cwd: ROOT }))
    if (!path.endsWith('.test.ts')) paths.push(path);
  const names = new Map<z.ZodType, string>();
  const taken = new Set<string>();
  for (const path of paths.sort()) {
    const [, domain = ''] = path.split(/[\\/]/);
    const exported = (await import(pathToFileURL(join(ROOT, path)).href)) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(exported)) {
      const id = nameOf(domain, name);
      if (!isWorthNaming(value) || names.has(value) || taken.has(id)) continue;
      names.set(value, id);
      taken.add(id);
    }
  }
  return names;
}
