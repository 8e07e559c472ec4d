import { z } from 'zod';

interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly additionalProperties?: Shape | boolean;
  readonly propertyNames?: Shape;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly 'x-sender-key'?: boolean;
}

/** What stands in a field of an id: one id, for lists perhaps several. */
export type IdsFor = (field: string, isSenderKey: boolean) => readonly string[];

/** Texts that between them fit nearly every format. */
const TEXTS = [
  'x',
  '2026-11-16',
  '09:30',
  'EUR',
  'en',
  'a@example.com',
  'https://example.com/',
  '2026-11',
  '1',
  'true',
  'PT',
  '#112233',
  'Europe/Lisbon',
  'LOCATION_MANAGER',
  'example.com',
  '12345678',
  'a'.repeat(32),
  '10:00',
  '+351912345678',
];
const ID_FIELD = /(^|_)(id|ids)$|^(brand|employer|parent|panel|brand_ids)$/;

/** Values that a schema accepts, with ids from the scene wherever a field holds one; undefined where none is found. */
export function sampleBody(schema: z.ZodType | undefined, idsFor: IdsFor): unknown {
  if (schema === undefined) return undefined;
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const made = valueOf(root, '', root, idsFor);
  return mended(schema, made);
}

/** Changes what a refinement refuses, text by text, until the schema accepts it or nothing fits. */
function mended(schema: z.ZodType, first: unknown): unknown {
  let value = first;
  for (let round = 0; round < 6; round += 1) {
    const issues = schema.safeParse(value).error?.issues ?? [];
    const [issue] = issues;
    if (issue === undefined) return value;
    const path = issue.path.map(String);
    const fitting = TEXTS.map((text) => replaced(value, path, text)).find(
      (trial) =>
        !(schema.safeParse(trial).error?.issues ?? []).some(
          (other) => other.path.map(String).join('.') === path.join('.'),
        ),
    );
    if (fitting === undefined) return value;
    value = fitting;
  }
  return value;
}

function replaced(value: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === step ? replaced(item, rest, text) : item));
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, [step]: replaced((value as Record<string, unknown>)[step], rest, text) };
}

function valueOf(shape: Shape, field: string, root: Shape, idsFor: IdsFor): unknown {
  if (shape.$ref !== undefined)
    return valueOf(root.$defs?.[shape.$ref.split('/').at(-1) ?? ''] ?? {}, field, root, idsFor);
  const [first] = shape.anyOf ?? shape.oneOf ?? shape.allOf ?? [];
  if (first !== undefined && shape.type === undefined) return valueOf(first, field, root, idsFor);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  if (shape.type === 'array') return listOf(shape, field, root, idsFor);
  if (shape.type === 'object') return objectOf(shape, root, idsFor);
  if (shape.type === 'integer' || shape.type === 'number')
    return Math.min(Math.max(shape.minimum ?? (shape.exclusiveMinimum ?? 0) + 1, 1), shape.maximum ?? Infinity);
  if (shape.type === 'boolean') return true;
  if (shape.type === 'null') return null;
  return textOf(shape, field, idsFor);
}

function textOf(shape: Shape, field: string, idsFor: IdsFor): string {
  if (shape.format === 'uuid' || ID_FIELD.test(field)) return idsFor(field, shape['x-sender-key'] === true)[0] ?? '';
  if (shape.format === 'date') return '2026-11-16';
  if (shape.format === 'date-time') return '2026-11-20T09:00:00.000Z';
  if (shape.format === 'email') return 'a@example.com';
  const { pattern, minLength = 1 } = shape;
  return (
    (pattern === undefined ? undefined : TEXTS.find((text) => new RegExp(pattern, 'u').test(text))) ??
    'x'.repeat(Math.max(1, minLength))
  );
}

function listOf({ items = {}, minItems = 0 }: Shape, field: string, root: Shape, idsFor: IdsFor): unknown[] {
  const item = items.$ref === undefined ? items : (root.$defs?.[items.$ref.split('/').at(-1) ?? ''] ?? {});
  if (item.format === 'uuid') return [...idsFor(field, false)];
  // A list of objects has one, so that the ids in it are tried as well.
  return minItems > 0 || item.type === 'object' || item.anyOf !== undefined || item.oneOf !== undefined
    ? Array.from({ length: Math.max(1, minItems) }, () => valueOf(item, field, root, idsFor))
    : [];
}

function objectOf({ properties = {}, required = [] }: Shape, root: Shape, idsFor: IdsFor): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(properties))
    if (required.includes(name) || bearsId(shape, name, root)) made[name] = valueOf(shape, name, root, idsFor);
  return made;
}

/** How deep ids are looked for in objects within objects: schemas may hold themselves. */
const DEEPEST = 6;

/** Whether a field is an id or holds one somewhere within: then it is sent also where it may be left out. */
function bearsId(shape: Shape, field: string, root: Shape, depth = 0): boolean {
  if (shape.format === 'uuid' || ID_FIELD.test(field)) return true;
  if (depth > DEEPEST) return false;
  const { $ref, anyOf = [], oneOf = [], allOf = [], items, properties = {} } = shape;
  const named = $ref === undefined ? undefined : root.$defs?.[$ref.split('/').at(-1) ?? ''];
  const within = [
    ...anyOf,
    ...oneOf,
    ...allOf,
    ...(items === undefined ? [] : [items]),
    ...(named === undefined ? [] : [named]),
  ];
  return (
    within.some((one) => bearsId(one, '', root, depth + 1)) ||
    Object.entries(properties).some(([name, one]) => bearsId(one, name, root, depth + 1))
  );
}
