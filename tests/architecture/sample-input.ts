import { z } from 'zod';

interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean;
  readonly pattern?: string;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

/** Texts that between them fit nearly every format of a path or query value. */
const TEXTS = [
  '019a0000-0000-7000-8000-0000000000ff',
  '2026-11-16',
  '1',
  'true',
  'x',
  'EUR',
  '2026-11',
  '09:30',
  'a@example.com',
];

/** The values that a schema requires at its top level, each of which it accepts; `known` go first. */
export function sampleInput(
  schema: z.ZodType | undefined,
  known: Readonly<Record<string, string>>,
): Record<string, string> {
  if (schema === undefined) return {};
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const input: Record<string, string> = {};
  for (const name of required) {
    const shape = properties[name];
    input[name] = known[name] ?? textFor(shape);
  }
  for (const [name, value] of Object.entries(known)) if (name in properties) input[name] = value;
  // What the shape cannot say (a refinement) is found by trying.
  for (const name of required) {
    if (name in known) continue;
    for (const text of [input[name] ?? '', ...TEXTS]) {
      input[name] = text;
      const issues = schema.safeParse(input).error?.issues ?? [];
      if (!issues.some((issue) => issue.path[0] === name)) break;
    }
  }
  return input;
}

function textFor(shape: Shape | undefined): string {
  const inner = shape?.anyOf?.[0] ?? shape?.oneOf?.[0] ?? shape?.allOf?.[0] ?? shape;
  if (inner?.const !== undefined) return String(inner.const);
  if (inner?.enum?.[0] !== undefined) return String(inner.enum[0]);
  if (inner?.format === 'uuid') return TEXTS[0] ?? '';
  if (inner?.format === 'date') return '2026-11-16';
  return 'x';
}
