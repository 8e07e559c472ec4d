import { z } from 'zod';

export type Json = { readonly [key: string]: unknown };
export type Side = 'input' | 'output';

/** The names of schemas that the document describes once, as `jobs.Job`. */
export type SchemaNames = ReadonlyMap<z.ZodType, string>;

const LOCAL = '#/$defs/';
const COMPONENTS = '#/components/schemas/';
/** Marks a reference to what is sent, until it is known whether that differs from what is answered. */
const SENT = '~sent';

/**
 * Collects the schemas of a document. A named schema, or one that holds itself, is described once and referred to. Where what is sent
 * isn't what is answered (a field with a default need not be sent), the sent one is called `…Input`.
 */
export class SchemaBook {
  readonly #registry = z.registry<{ id: string }>();
  readonly #named: ReadonlySet<string>;
  readonly #components: Readonly<Record<Side, Map<string, unknown>>> = { input: new Map(), output: new Map() };

  constructor(names: SchemaNames) {
    for (const [schema, id] of names) this.#registry.add(schema, { id });
    this.#named = new Set(names.values());
  }

  /** The JSON schema of one side of a schema; `prefix` names the parts of it that hold themselves and have no name. */
  describe(schema: z.ZodType, side: Side, prefix: string): Json {
    const { $schema, $defs, ...shape } = z.toJSONSchema(schema, {
      io: side,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      metadata: this.#registry,
      override: ({ zodSchema, jsonSchema }) => {
        const { id: _id, ...more } = z.globalRegistry.get(zodSchema) ?? {};
        Object.assign(jsonSchema, more);
        // The form is said by its name: a UUID's pattern is longer than all else about a field.
        if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      },
    }) as { readonly $schema?: unknown; readonly $defs?: Json } & Json;
    void $schema;
    const hoist = (value: unknown): unknown => this.#hoist(value, side, prefix);
    for (const [name, part] of Object.entries($defs ?? {})) {
      const key = this.#keyOf(name, prefix);
      if (!this.#components[side].has(key)) {
        const { id: _id, ...content } = part as Json;
        this.#components[side].set(key, undefined);
        this.#components[side].set(key, hoist(content));
      }
    }
    const { id: _id, ...rest } = shape;
    const hoisted = hoist(rest) as Json;
    if (!JSON.stringify(hoisted).includes(`"${this.#reference(side, prefix)}"`)) return hoisted;
    this.#components[side].set(prefix, hoisted);
    return { $ref: this.#reference(side, prefix) };
  }

  /** The text of a document with its schemas, each reference to the name that its schema has in the end. */
  finish(write: (schemas: Json) => Json): string {
    const { input, output } = this.#components;
    const differing = this.#differing();
    const sent = [...input].filter(([key]) => !output.has(key) || differing.has(key));
    const schemas: Record<string, unknown> = Object.fromEntries([
      ...output,
      ...sent.map(([key, shape]) => [differing.has(key) ? `${key}Input` : key, shape]),
    ]);
    const sorted = Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const named = (text: string): string =>
      text.replaceAll(
        /"#\/components\/schemas\/([\w.-]+)~sent"/g,
        (_reference, key: string) => `"${COMPONENTS}${key}${differing.has(key) ? 'Input' : ''}"`,
      );
    return named(JSON.stringify(write(withoutUnused(sorted, (used) => named(JSON.stringify(write(used)))))));
  }

  #keyOf(name: string, prefix: string): string {
    return this.#named.has(name) ? name : `${prefix}.${name.replace(/^__/, '')}`;
  }

  #reference(side: Side, key: string): string {
    return `${COMPONENTS}${key}${side === 'input' ? SENT : ''}`;
  }

  #hoist(value: unknown, side: Side, prefix: string): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#hoist(item, side, prefix));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        if (key !== '$ref' || typeof item !== 'string') return [key, this.#hoist(item, side, prefix)];
        return [key, this.#reference(side, item === '#' ? prefix : this.#keyOf(item.slice(LOCAL.length), prefix))];
      }),
    );
  }

  /** The schemas whose two sides differ, themselves or in something that they refer to. */
  #differing(): ReadonlySet<string> {
    const { input, output } = this.#components;
    const texts = new Map([...input].map(([key, shape]) => [key, JSON.stringify(shape)]));
    const differing = new Set(
      [...texts.keys()].filter(
        (key) => output.has(key) && texts.get(key)?.replaceAll(`${SENT}"`, '"') !== JSON.stringify(output.get(key)),
      ),
    );
    for (let before = -1; before < differing.size;) {
      before = differing.size;
      for (const [key, text] of texts)
        if (output.has(key) && [...differing].some((other) => text.includes(`"${this.#reference('input', other)}"`)))
          differing.add(key);
    }
    return differing;
  }
}

/** The schemas that a document of them refers to; what only unused ones refer to goes with them. */
function withoutUnused(schemas: Json, write: (schemas: Json) => string): Json {
  const text = write(schemas);
  const used = Object.entries(schemas).filter(([key]) => text.includes(`"${COMPONENTS}${key}"`));
  return used.length === Object.keys(schemas).length ? schemas : withoutUnused(Object.fromEntries(used), write);
}
