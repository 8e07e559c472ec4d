import type { Endpoint } from '@hearth/kit/endpoint';
import { z } from 'zod';
import { PARAMETERS } from '../api-document/parameters.ts';

type Json = Readonly<Record<string, unknown>>;
/** The parts of a call's input, in the order in which a name belongs to the first that has it. */
const PARTS = ['params', 'query', 'body'] as const;
type Part = (typeof PARTS)[number];

/** The input of a call as one flat object: which part each argument belongs to, and its JSON schema. */
export interface ToolInput {
  readonly schema: Json;
  readonly partOf: ReadonlyMap<string, Part>;
}

/** An argument that no call may have: it confirms a change. */
export const CONFIRMATION = 'confirmation';

/**
 * Reads a call's input for a tool. Throws for a call whose parts share a name or have the name of the confirmation; a test tries
 * each of the catalogue.
 */
export function readToolInput({ id, schemas }: Pick<Endpoint, 'id' | 'schemas'>, isWriting: boolean): ToolInput {
  const properties: Record<string, unknown> = {};
  const required: string[] = [];
  const partOf = new Map<string, Part>();
  for (const part of PARTS) {
    const schema = schemas[part];
    if (schema === undefined) continue;
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as {
      readonly properties?: Json;
      readonly required?: readonly string[];
    };
    for (const [name, property] of Object.entries(json.properties ?? {})) {
      if (partOf.has(name) || name === CONFIRMATION) throw new Error(`${id}: two arguments of the tool are ${name}.`);
      partOf.set(name, part);
      properties[name] = { ...(property as Json), ...describe(id, name, part) };
    }
    required.push(...(json.required ?? []));
  }
  if (isWriting)
    properties[CONFIRMATION] = {
      type: 'string',
      maxLength: 100,
      description: 'Leave out at first. After the person has agreed: the code from the first answer.',
    };
  return { schema: { type: 'object', properties, required, additionalProperties: false }, partOf };
}

/** Explains an argument as the API document does; the brand of the path is the place that access is checked at. */
function describe(id: string, name: string, part: Part): Json {
  if (part === 'body') return {};
  const description = PARAMETERS[`${id} ${name}`] ?? PARAMETERS[name];
  if (description !== undefined) return { description };
  return part === 'params' ? { description: 'The brand or location, everything below it included.' } : {};
}

/** A call's address and body, from the arguments of its tool; `unknown` names those that it does not have, `missing` parts of its path. */
export interface ToolRequest {
  readonly url: string;
  readonly missing: readonly string[];
  readonly body: Json | undefined;
  readonly unknown: readonly string[];
}

/** Distributes the arguments of a tool over the parts of its call. Missing ones are left to the call, which names them, but for those of its path. */
export function toRequest(
  { path, schemas }: Pick<Endpoint, 'path' | 'schemas'>,
  { partOf }: Pick<ToolInput, 'partOf'>,
  args: Json,
): ToolRequest {
  const of = (part: Part): [string, unknown][] => Object.entries(args).filter(([name]) => partOf.get(name) === part);
  const params = new Map(of('params'));
  const missing: string[] = [];
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = asText(params.get(name));
    // Steps of a path: whoever reads the address would walk them to another call.
    if (part === '' || part === '.' || part === '..') missing.push(name);
    return encodeURIComponent(part);
  });
  const query = new URLSearchParams();
  for (const [name, value] of of('query'))
    for (const one of [value].flat()) if (one !== undefined && one !== null) query.append(name, asText(one));
  return {
    url: query.size === 0 ? url : `${url}?${query}`,
    missing,
    body: schemas.body === undefined ? undefined : Object.fromEntries(of('body')),
    unknown: Object.keys(args).filter((name) => !partOf.has(name) && name !== CONFIRMATION),
  };
}

/** A value as an address has it; anything but a text, a number or a truth value as JSON, which no call accepts there. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
