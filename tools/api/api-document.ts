/** The parts of an OpenAPI document that the tools here read. */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> } & Readonly<Record<string, unknown>>;
}

/** One call. */
export interface Operation {
  readonly operationId: string;
  readonly 'x-tokens'?: boolean;
  readonly 'x-idempotency-key'?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly responses: Readonly<Record<string, Answer>>;
}

/** A value in the path or the query. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

/** A JSON Schema, as the document writes them. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly maxItems?: number;
  readonly minItems?: number;
}

const REF = '#/components/schemas/';

/** The schema that a reference leads to. */
export function resolve(document: Pick<ApiDocument, 'components'>, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = document.components.schemas[schema.$ref.slice(REF.length)];
  if (found === undefined) throw new Error(`${schema.$ref} leads nowhere.`);
  return found;
}

/** The named schemas that are reached from here. */
function reached(from: unknown, schemas: ApiDocument['components']['schemas'], known: Set<string>): void {
  for (const [, name = ''] of JSON.stringify(from).matchAll(/"#\/components\/schemas\/([^"]+)"/gu)) {
    if (known.has(name)) continue;
    known.add(name);
    reached(schemas[name] ?? {}, schemas, known);
  }
}

/** The calls of a document that API tokens can make, with one shape of every refusal and only the schemas that they use. */
export function keepTokenCalls(document: ApiDocument): ApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item)) {
      if (operation['x-tokens'] !== true) continue;
      const answer = operation.responses['200'];
      (paths[path] ??= {})[method] = {
        ...operation,
        responses: { ...(answer === undefined ? {} : { '200': answer }), default: REFUSED },
      };
    }
  const used = new Set<string>();
  reached(paths, document.components.schemas, used);
  const schemas = Object.fromEntries(
    [...used].sort().map((name) => {
      const schema = document.components.schemas[name] ?? {};
      return [name, isAnyJson(name, schema) ? {} : schema];
    }),
  );
  return { ...document, paths, components: { ...document.components, schemas } };
}

/** Whether a schema is any JSON at all, spelled out by itself: no type of a program could be written like that. */
const isAnyJson = (name: string, { anyOf = [] }: Schema): boolean =>
  anyOf.some(({ items }) => typeof items === 'object' && items.$ref === `${REF}${name}`);

const REFUSED: Answer & { readonly description: string } = {
  description: 'A refusal.',
  content: { 'application/json': { schema: { $ref: `${REF}Refusal` } } },
};

/** The calls that bear an `Idempotency-Key`, as `POST /v1/…`. */
export function findKeyed({ paths }: ApiDocument): string[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation['x-idempotency-key'] === true)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
}
