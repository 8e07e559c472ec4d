import { z } from 'zod';

interface Shape {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  /** A record: its names, and what each holds. */
  readonly propertyNames?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
}

/** Texts that between them fit nearly every pattern. */
const TEXTS = [
  'Sample',
  '2026-11-16',
  '09:30',
  '2026-11-16T09:30',
  'EUR',
  'PT',
  'en',
  '#0088dd',
  'Europe/Lisbon',
  '1',
  '2580',
  '+351912345678',
  '/careers',
  'https://hearth.example/x',
  'true',
  'hearth.example',
  '2026-11',
  'sample',
  '38.7,-9.1',
  '-9.2,38.6,-9.0,38.8',
  'a'.repeat(32),
  'a'.repeat(64),
  `${'a'.repeat(43)}.ics`,
];

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '019a0000-0000-7000-8000-0000000000ff',
  date: '2026-11-16',
  'date-time': '2026-11-16T09:30:00Z',
  time: '09:30',
  email: 'ana@example.com',
  uri: 'https://hearth.example/x',
};

/** What a text has to be that no schema says. */
const BY_NAME: Readonly<Record<string, string>> = { time_zone: 'Europe/Lisbon', currency: 'EUR' };

/**
 * A value that a schema accepts: every field, one item in each list, the first of each choice. Undefined when none is found. `io` says
 * which side of the schema it is for: what is sent to it, or what comes out of it.
 */
export function findSample(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const root = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape;
  let sample = build(root, root, 0);
  // What a shape cannot say (a pattern, a refinement) is found by trying texts at the refused places.
  for (let round = 0; round < 40; round += 1) {
    const { error } = schema.safeParse(sample);
    if (error === undefined) return sample;
    const before = JSON.stringify(sample);
    for (const issue of error.issues) sample = repairSample(schema, sample, issue.path);
    if (JSON.stringify(sample) === before) break;
  }
  return undefined;
}

function build(shape: Shape, root: Shape, depth: number): unknown {
  if (shape.$ref !== undefined) return depth > 8 ? null : build(resolve(shape.$ref, root), root, depth + 1);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  if (shape.allOf !== undefined) return Object.assign({}, ...shape.allOf.map((part) => build(part, root, depth)));
  const choice = shape.anyOf ?? shape.oneOf;
  if (choice !== undefined) return build(choice[0] ?? {}, root, depth);
  const type = Array.isArray(shape.type) ? (shape.type as readonly string[])[0] : shape.type;
  if (type === 'object') {
    const held = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : {};
    const names = (shape.propertyNames?.enum ?? []).map((name) => [String(name), held] as const);
    const fields = [...Object.entries(shape.properties ?? {}), ...names];
    return Object.fromEntries(fields.map(([name, part]) => [name, sampleByName(name, build(part, root, depth + 1))]));
  }
  if (type === 'array') {
    if (shape.prefixItems !== undefined) return shape.prefixItems.map((part) => build(part, root, depth + 1));
    // A tree that holds itself ends somewhere.
    if (depth > 6 && (shape.minItems ?? 0) === 0) return [];
    return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () => build(shape.items ?? {}, root, depth + 1));
  }
  if (type === 'number' || type === 'integer') return Math.max(shape.minimum ?? 1, (shape.exclusiveMinimum ?? 0) + 1);
  if (type === 'boolean') return true;
  if (type === 'string') return BY_FORMAT[shape.format ?? ''] ?? TEXTS[0];
  return null;
}

/** A sample for a text whose kind only its name tells. */
function sampleByName(name: string, sample: unknown): unknown {
  return sample === TEXTS[0] ? (BY_NAME[name] ?? sample) : sample;
}

function resolve(reference: string, root: Shape): Shape {
  if (reference === '#') return root;
  return root.$defs?.[reference.replace('#/$defs/', '')] ?? {};
}

/** The sample with another value at a refused place: the first one that is not refused there any more. */
function repairSample(schema: z.ZodType, sample: unknown, path: readonly PropertyKey[]): unknown {
  const key = JSON.stringify(path);
  for (const text of [...TEXTS, null, 1]) {
    const tried = replaceAt(sample, path, text);
    const still = schema.safeParse(tried).error?.issues.some((issue) => JSON.stringify(issue.path) === key) ?? false;
    if (!still) return tried;
  }
  return sample;
}

function replaceAt(value: unknown, [step, ...rest]: readonly PropertyKey[], end: unknown): unknown {
  if (step === undefined) return end;
  if (Array.isArray(value)) return value.map((item: unknown, at) => (at === step ? replaceAt(item, rest, end) : item));
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, [step]: replaceAt((value as Record<PropertyKey, unknown>)[step], rest, end) };
}
