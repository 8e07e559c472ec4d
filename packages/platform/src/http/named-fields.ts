import type { z } from 'zod';

/** Returns a value without fields that its schema does not name; itself if there are none. */
type FieldFilter = (value: unknown) => unknown;
/** A pass for what holds fields or a list, `null` for a single value, which has nothing to leave out. */
type FilterPart = FieldFilter | null;
/** Hears of a field that goes no further, by its path: `jobs[].notes`. */
type OnUnnamed = (path: string) => void;

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

interface FilterPlan {
  readonly onUnnamed: OnUnnamed;
  /** The parts that are being planned: a tree meets itself. */
  readonly begun: Map<Schema, { part: FilterPart }>;
}

const SINGLE: ReadonlySet<string> = new Set(
  'string number int bigint boolean null undefined void never nan date enum literal template_literal'.split(' '),
);
/** What lies around one other part. */
const AROUND: ReadonlySet<string> = new Set('optional nullable default prefault catch readonly nonoptional'.split(' '));
/** What a contract leaves to others. */
const OPEN: ReadonlySet<string> = new Set(['any', 'unknown']);

/**
 * Plans, once for a schema, how a value of it leaves: with the fields alone that the schema names, at every depth. Looks at
 * names and at what stands where, not at values: that costs a small part of writing the JSON. Fields or a list where the
 * schema has none of them throw; what a field beyond the schema holds is dropped, and said to `onUnnamed`.
 */
export function createFieldFilter(schema: z.ZodType, onUnnamed: OnUnnamed): FieldFilter {
  return filterOrSingle(planPart(schema, '', { onUnnamed, begun: new Map() }), '');
}

const joinPath = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
const filterOrSingle = (part: FilterPart, path: string): FieldFilter => part ?? ((value) => singleValue(value, path));

function planPart(schema: Schema, path: string, plan: FilterPlan): FilterPart {
  const begun = plan.begun.get(schema);
  if (begun !== undefined) return (value) => filterOrSingle(begun.part, path)(value);
  const place: { part: FilterPart } = { part: null };
  plan.begun.set(schema, place);
  place.part = planDefinition(schema._zod.def as z.core.$ZodTypes['_zod']['def'], path, plan);
  plan.begun.delete(schema);
  return place.part;
}

function planDefinition(def: z.core.$ZodTypes['_zod']['def'], path: string, plan: FilterPlan): FilterPart {
  if (SINGLE.has(def.type)) return null;
  if (OPEN.has(def.type)) return (value) => value;
  if (AROUND.has(def.type)) return planPart((def as z.core.$ZodOptionalDef).innerType, path, plan);
  switch (def.type) {
    case 'object':
      return objectPass(planShape(def.shape, path, plan), def.catchall, path, plan);
    case 'array':
      return listPass(planPart(def.element, `${path}[]`, plan), path);
    case 'record':
      return recordPass(def, path, plan);
    case 'union':
      return unionPass(def.options, path, plan);
    case 'lazy':
      return planPart(def.getter(), path, plan);
    default:
      throw new Error(`${path || 'An answer'} is of the kind ${def.type}, of which it is not known what it names.`);
  }
}

const planShape = (shape: z.core.$ZodShape, path: string, plan: FilterPlan): Map<string, FilterPart> =>
  new Map(Object.entries(shape).map(([name, part]) => [name, planPart(part, joinPath(path, name), plan)]));

function objectPass(
  parts: Map<string, FilterPart>,
  rest: Schema | undefined,
  path: string,
  { onUnnamed }: FilterPlan,
): FieldFilter {
  const isLoose = rest !== undefined && rest._zod.def.type !== 'never';
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const fields = plainFields(value, path);
    let changed: Map<string, unknown> | undefined;
    for (const name in fields) {
      const item = fields[name];
      const part = parts.get(name);
      if (part === null) {
        if (typeof item !== 'object' || item === null) continue;
        const written = singleValue(item, joinPath(path, name));
        if (written !== item) (changed ??= new Map()).set(name, written);
      } else if (part !== undefined) {
        const passed = part(item);
        if (passed !== item) (changed ??= new Map()).set(name, passed);
      } else if (!isLoose) {
        if (item !== undefined) onUnnamed(joinPath(path, name));
        (changed ??= new Map()).set(name, undefined);
      }
    }
    return changed === undefined ? value : withChanges(fields, changed);
  };
}

function listPass(element: FilterPart, path: string): FieldFilter {
  const pass = filterOrSingle(element, `${path}[]`);
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value)) throw mismatchError(path, 'fields');
    let copy: unknown[] | undefined;
    for (let nth = 0; nth < value.length; nth += 1) {
      const passed = pass(value[nth]);
      if (passed !== value[nth]) (copy ??= [...value])[nth] = passed;
    }
    return copy ?? value;
  };
}

function recordPass({ keyType, valueType }: z.core.$ZodRecordDef, path: string, plan: FilterPlan): FieldFilter {
  const names = keyType._zod.values;
  const inner = planPart(valueType, `${path}{}`, plan);
  if (names !== undefined)
    return objectPass(new Map([...names].map((name) => [String(name), inner])), undefined, path, plan);
  const pass = filterOrSingle(inner, `${path}{}`);
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const fields = plainFields(value, path);
    let changed: Map<string, unknown> | undefined;
    for (const name in fields) {
      const passed = pass(fields[name]);
      if (passed !== fields[name]) (changed ??= new Map()).set(name, passed);
    }
    return changed === undefined ? value : withChanges(fields, changed);
  };
}

interface UnionOption {
  readonly part: FilterPart;
  readonly isList: boolean;
  readonly fits: (fields: Fields) => boolean;
  readonly required: number;
}

function unionPass(options: readonly Schema[], path: string, plan: FilterPlan): FilterPart {
  const held = options
    .map((option) => planOption(option, path, plan))
    .filter(({ part }) => part !== null)
    .sort((a, b) => b.required - a.required);
  if (held.length <= 1) return held[0]?.part ?? null;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const isList = Array.isArray(value);
    const option = held.find((each) => each.isList === isList && (isList || each.fits(value as Fields)));
    if (option?.part == null) throw mismatchError(path, 'none of the forms that are named there');
    return option.part(value);
  };
}

/** One option of a union, with the required fields and literals that identify it. */
function planOption(schema: Schema, path: string, plan: FilterPlan): UnionOption {
  const part = planPart(schema, path, plan);
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  if (def.type !== 'object') return { part, isList: def.type === 'array', fits: () => true, required: 0 };
  const required = Object.entries(def.shape).filter(([, field]) => field._zod.optin !== 'optional');
  const fits = (fields: Fields): boolean =>
    required.every(([name, { _zod }]) =>
      _zod.values === undefined ? fields[name] !== undefined : _zod.values.has(fields[name] as string),
    );
  return { part, isList: false, fits, required: required.length };
}

/** Writes a single value, with a date as ISO text. */
function singleValue(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toJSON();
  throw mismatchError(path, Array.isArray(value) ? 'a list' : 'fields');
}

function plainFields(value: object, path: string): Fields {
  if (Array.isArray(value)) throw mismatchError(path, 'a list');
  if (typeof (value as Fields)['toJSON'] === 'function') throw mismatchError(path, 'what writes itself');
  return value as Fields;
}

const withChanges = (fields: Fields, changed: ReadonlyMap<string, unknown>): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, item]) => [name, changed.has(name) ? changed.get(name) : item]),
  );

const mismatchError = (path: string, what: string): Error =>
  new Error(`${path || 'the answer'} holds ${what}, where the contract says otherwise.`);
