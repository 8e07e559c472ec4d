import { findHighestLock } from '@hearth/kit/setting';

/** What was chosen at a brand. */
export interface ChoiceAt {
  readonly about: string;
  readonly locked: boolean;
}

/** The choices for one thing, those of the root first; without a choice for the step itself, its stage's. */
const ofAbout = <Choice extends ChoiceAt>(about: string, path: readonly Choice[]): Choice[] =>
  path.filter((choice) => choice.about === about);

/**
 * Which choice holds: the highest that is locked, else the nearest one. `abouts` go from the step to its stage: what is said of the
 * step goes before what is said of the stage, but not before what is locked for it. `path` holds the choices of brands from the root down.
 */
export function choiceInForce<Choice extends ChoiceAt>(
  abouts: readonly string[],
  path: readonly Choice[],
): Choice | null {
  const locked = abouts.map((about) => findHighestLock(ofAbout(about, path)));
  const nearest = abouts.map((about) => ofAbout(about, path).at(-1));
  return [...locked, ...nearest].find((choice) => choice !== undefined) ?? null;
}

/** What several people's places have chosen: one thing for all of them, or differently. */
export function choiceForAll<Choice>(
  chosen: readonly (Choice | null)[],
  same: (one: Choice, other: Choice) => boolean,
): { readonly chosen: Choice | null; readonly differs: boolean } {
  const [first = null] = chosen;
  const differs = chosen.some((choice) =>
    first === null || choice === null ? first !== choice : !same(first, choice),
  );
  return { chosen: differs ? null : first, differs };
}
