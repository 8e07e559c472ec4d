import { findHighestLock } from '@hearth/kit/setting';

/** A choice made at a brand. */
export interface BrandChoice {
  readonly about: string;
  readonly locked: boolean;
}

/** The choices for one thing, those of the root first; without a choice for the step itself, its stage's. */
const choicesAbout = <Choice extends BrandChoice>(about: string, path: readonly Choice[]): Choice[] =>
  path.filter((choice) => choice.about === about);

/**
 * Which choice holds: the highest that is locked, else the nearest one. `abouts` go from the step to its stage: what is said of the
 * step goes before what is said of the stage, but not before what is locked for it. `path` holds the choices of brands from the root down.
 */
export function resolveChoice<Choice extends BrandChoice>(
  abouts: readonly string[],
  path: readonly Choice[],
): Choice | null {
  const locked = abouts.map((about) => findHighestLock(choicesAbout(about, path)));
  const nearest = abouts.map((about) => choicesAbout(about, path).at(-1));
  return [...locked, ...nearest].find((choice) => choice !== undefined) ?? null;
}

/** Combines the choices for several people: one for all, or differing. */
export function combineChoices<Choice>(
  chosen: readonly (Choice | null)[],
  same: (one: Choice, other: Choice) => boolean,
): { readonly chosen: Choice | null; readonly differs: boolean } {
  const [first = null] = chosen;
  const differs = chosen.some((choice) =>
    first === null || choice === null ? first !== choice : !same(first, choice),
  );
  return { chosen: differs ? null : first, differs };
}
