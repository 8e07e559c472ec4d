import type { Shape } from './api-document.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

const REFERENCE = '#/components/schemas/';
/** Whole numbers that JavaScript holds exactly: bounds that say nothing. */
const { MAX_SAFE_INTEGER, MIN_SAFE_INTEGER } = Number;
/** Deeper than any body that is sent, and an end for one that would hold itself. */
const DEEPEST = 8;

/** A field of a shape: where it is, what it holds, and what holds for it. */
export interface ShapeRow {
  /** Its path from the shape on: `items[].name`. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly type: Html;
  readonly rules: readonly string[];
  readonly description: string;
}

const code = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`;
const between = (parts: readonly Html[], word: string): Html =>
  html`${parts.map((part, index) => (index === 0 ? part : html`${word}${part}`))}`;
const shapeName = (reference: string): string => reference.slice(REFERENCE.length);

/** The address of the page of a named shape. */
export const shapeAddress = (name: string): string => `/docs/api/shapes/${encodeURIComponent(name)}`;

/** What a shape holds, in a few words; the name of a shape leads to its page. */
export function typeOf(shape: Shape): Html {
  if (shape.$ref !== undefined) {
    const name = shapeName(shape.$ref);
    return html`<a href="${shapeAddress(name)}">${name}</a>`;
  }
  if (shape.const !== undefined) return code(shape.const);
  if (shape.enum !== undefined) return between(shape.enum.map(code), ', ');
  const either = shape.anyOf ?? shape.oneOf;
  if (either !== undefined) return between(either.map(typeOf), ' or ');
  if (shape.allOf !== undefined) return between(shape.allOf.map(typeOf), ' and ');
  if (shape.items !== undefined) return html`list of ${typeOf(shape.items)}`;
  if (typeof shape.additionalProperties === 'object' && shape.properties === undefined)
    return html`map of ${typeOf(shape.additionalProperties)}`;
  return html`${simpleType(shape)}`;
}

function simpleType({ type, format, contentMediaType }: Shape): string {
  if (contentMediaType !== undefined) return 'file';
  if (typeof type === 'object') return type.join(' or ');
  return format === undefined ? (type ?? 'anything') : `${type ?? 'string'} (${format})`;
}

const range = (least: number | undefined, most: number | undefined, unit: string): readonly string[] => {
  const after = unit === '' ? '' : ` ${unit}`;
  if (least !== undefined && most !== undefined)
    return [least === most ? `${least}${after}` : `${least}–${most}${after}`];
  if (most !== undefined) return [`at most ${most}${after}`];
  return least === undefined ? [] : [`at least ${least}${after}`];
};

/** The rules of a shape: lengths, bounds, and what holds when nothing is sent. */
export function rulesOf(shape: Shape): readonly string[] {
  const { minimum, maximum } = shape;
  return [
    ...range(shape.minLength, shape.maxLength, 'characters'),
    ...range(shape.minItems, shape.maxItems, 'items'),
    ...range(
      minimum === MIN_SAFE_INTEGER ? undefined : minimum,
      maximum === MAX_SAFE_INTEGER ? undefined : maximum,
      '',
    ),
    ...(shape.default === undefined ? [] : [`${JSON.stringify(shape.default)} unless sent`]),
  ];
}

/** The fields within a shape that has no name of its own: its own, or those of what it is a list or map of. */
function within(shape: Shape, path: string, depth: number): readonly ShapeRow[] {
  if (depth > DEEPEST || shape.$ref !== undefined) return [];
  if (shape.items !== undefined) return within(shape.items, `${path}[]`, depth);
  if (typeof shape.additionalProperties === 'object') return within(shape.additionalProperties, `${path}.*`, depth);
  const several = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (several !== undefined) return several.flatMap((one) => within(one, path, depth));
  const prefix = path === '' ? '' : `${path}.`;
  return Object.entries(shape.properties ?? {}).flatMap(([key, field]) => {
    const name = `${prefix}${key}`;
    const row: ShapeRow = {
      name,
      isRequired: shape.required?.includes(key) === true,
      type: typeOf(field),
      rules: rulesOf(field),
      description: field.description ?? '',
    };
    return [row, ...within(field, name, depth + 1)];
  });
}

/** The fields of a shape, those of shapes without a name among them; a named one has a page of its own. */
export const rowsOf = (shape: Shape): readonly ShapeRow[] => within(shape, '', 0);
