/** The parts of the written OpenAPI document that its pages show. */
interface ApiDocument {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Content>> }>
  >;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Shape;
  readonly example?: unknown;
}

export interface Content {
  readonly schema?: Shape;
  readonly example?: unknown;
}

/** A JSON schema, as far as contracts use it. */
export interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}

/** A call with its method and path. */
export interface Call extends Operation {
  readonly method: string;
  readonly path: string;
  /** The domain that answers it: the first part of its id. */
  readonly domain: string;
}

/** The document as its pages show it, read once. */
export interface Reference {
  readonly introduction: string;
  /** All calls by domain. */
  readonly domains: ReadonlyMap<string, readonly Call[]>;
  readonly shapes: ReadonlyMap<string, Shape>;
}

/** Reads the written document for its pages. */
export function readReference(text: string): Reference {
  const document = JSON.parse(text) as ApiDocument;
  return {
    introduction: document.info.description,
    domains: callsByDomain(document),
    shapes: new Map(Object.entries(document.components.schemas)),
  };
}

/** All calls by domain, in the order of the alphabet; those of a domain in the order of their paths. */
function callsByDomain({ paths }: ApiDocument): ReadonlyMap<string, readonly Call[]> {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Call => {
      const [domain = ''] = operation.operationId.split('.');
      return { ...operation, path, method: method.toUpperCase(), domain };
    }),
  );
  const sorted = calls.toSorted((a, b) => a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en'));
  return new Map([...Map.groupBy(sorted, ({ domain }) => domain)].sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** The calls in whose id, path or summary all the words occur, in any case. No words find nothing. */
export function findCalls(calls: readonly Call[], words: string): readonly Call[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (sought.length === 0) return [];
  return calls.filter(({ operationId, path, summary }) => {
    const text = `${operationId} ${path} ${summary}`.toLowerCase();
    return sought.every((word) => text.includes(word));
  });
}
