import { newId } from '@hearth/kit/id';
import type { FieldKind, PlacedField, SignerRole } from '../contract/schemas.ts';
import { UNIT } from '../rules/limits.ts';
import { LEAST, overlap } from '../rules/place-fields.ts';

/** The size that a field of a kind begins with. */
const SIZES: Readonly<Record<FieldKind, readonly [number, number]>> = {
  SIGNATURE: [3200, 600],
  INITIALS: [1000, 400],
  DATE: [1800, 300],
  TEXT: [3200, 300],
  CHECKBOX: [350, 250],
};

const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));

/** A field on its page, at least as large as a finger, and no further than the edges. */
export function fitField(field: PlacedField): PlacedField {
  const width = Math.max(LEAST.width, within(field.width, UNIT));
  const height = Math.max(LEAST.height, within(field.height, UNIT));
  return { ...field, width, height, x: within(field.x, UNIT - width), y: within(field.y, UNIT - height) };
}

/** A new field in the first free spot of a page, from the lower edge up: where signatures are. */
export function addField(
  fields: readonly PlacedField[],
  { kind, role, page }: { readonly kind: FieldKind; readonly role: SignerRole; readonly page: number },
): PlacedField {
  const [width, height] = SIZES[kind];
  const spots = [8600, 7600, 6600, 5600, 4600, 3600, 2600, 1600, 600].flatMap((y) =>
    [800, 5400].map((x) => ({ x, y })),
  );
  const at = (spot: { x: number; y: number }): PlacedField =>
    fitField({ id: newId(), kind, role, page, ...spot, width, height, label: '', required: kind !== 'CHECKBOX' });
  const free = spots.map(at).find((one) => !fields.some((other) => overlap(one, other)));
  return free ?? at({ x: 800, y: 200 });
}

/** A field moved or resized by arrow keys; undefined for other keys. */
export function steer(field: PlacedField, key: string, isSizing: boolean): PlacedField | undefined {
  const step = 50;
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  };
  const move = moves[key];
  if (move === undefined) return undefined;
  const [x, y] = move;
  return fitField(
    isSizing
      ? { ...field, width: field.width + x, height: field.height + y }
      : { ...field, x: field.x + x, y: field.y + y },
  );
}
