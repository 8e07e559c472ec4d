import type { z } from 'zod';
import type { Permission } from './permissions.ts';

/** The levels at which a setting can be set: group, brand or location. */
export type SettingLevel = 'GROUP' | 'BRAND' | 'LOCATION';

/** Something that a place sets for itself and for everything below it. */
export interface Setting<Value extends object = object> {
  /** `<domain>.<what>`; the name that it is stored under. */
  readonly id: string;
  readonly schema: z.ZodType<Value>;
  /** What holds where neither the place nor anything above it sets it. */
  readonly fallback: Value;
  readonly levels: readonly SettingLevel[];
  /** Whether a level may lock it for those below. */
  readonly isLockable: boolean;
  /** Who may set it. */
  readonly permission: Permission;
}

/** Defines a setting. Throws when its default is not what its schema allows. */
export function defineSetting<Value extends object>(
  id: string,
  schema: z.ZodType<Value>,
  rest: {
    readonly default: NoInfer<Value>;
    readonly permission: Permission;
    readonly levels?: readonly SettingLevel[];
    readonly lockable?: boolean;
  },
): Setting<Value> {
  return {
    id,
    schema,
    fallback: schema.parse(rest.default),
    levels: rest.levels ?? ['GROUP', 'BRAND', 'LOCATION'],
    isLockable: rest.lockable ?? false,
    permission: rest.permission,
  };
}

/** The value that was stored. A field that came later has its default, one that is gone is left out, and what no longer fits is the default. */
export function readStoredSetting<Value extends object>(setting: Setting<Value>, stored: unknown): Value {
  const { fallback, schema } = setting;
  if (typeof stored !== 'object' || stored === null) return fallback;
  const known = Object.entries(stored).filter(([field]) => field in fallback);
  return schema.safeParse({ ...fallback, ...Object.fromEntries(known) }).data ?? fallback;
}

/** The one that holds of what the places of a path have set, the root first: the highest that is locked, else the nearest. */
export function findHolding<Set extends { readonly locked: boolean }>(path: readonly Set[]): Set | undefined {
  return findHighestLock(path) ?? path.at(-1);
}

/** The highest that is locked of what the places of a path have set, the root first. */
export function findHighestLock<Set extends { readonly locked: boolean }>(path: readonly Set[]): Set | undefined {
  return path.find(({ locked }) => locked);
}
