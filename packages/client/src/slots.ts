import { createContext, createElement, lazy, Suspense, use } from 'react';
import type { ComponentType, ReactNode } from 'react';

declare const PROPS: unique symbol;

/** A position on a page that higher domains fill with parts of their own; `P` is what each part is given. */
export interface SlotId<P extends object> {
  readonly name: string;
  readonly [PROPS]?: (props: P) => void;
}

/** A part that one domain adds to a slot of another. */
export interface Contribution {
  readonly slot: string;
  readonly order: number;
  readonly isFor: (props: object) => boolean;
  readonly Part: ComponentType<object>;
}

/** Defines a slot; the domain whose page it is on exports it from its `slots` door. */
export function defineSlot<P extends object>(name: string): SlotId<P> {
  return { name };
}

/**
 * Declares a part for a slot. Parts are shown in ascending `order`, their code loads with the first one that is shown, and `when`
 * says for which props a part is shown at all, so that nobody loads what would stay empty.
 */
export function contribute<P extends object>(
  slot: SlotId<P>,
  {
    order = 0,
    when,
    load,
  }: {
    readonly order?: number;
    readonly when?: (props: P) => boolean;
    readonly load: () => Promise<ComponentType<P>>;
  },
): Contribution {
  const Part = lazy(async () => ({ default: await load() }));
  return {
    slot: slot.name,
    order,
    // A slot's name stands for the type of its props: the compiler has checked both ends against the same definition.
    isFor: (props) => when?.(props as P) ?? true,
    Part: Part as unknown as ComponentType<object>,
  };
}

/** All contributions of the application; a page without them shows its own parts alone. */
export const ContributionsContext = createContext<readonly Contribution[]>([]);

function useParts<P extends object>({ name }: SlotId<P>): readonly Contribution[] {
  return use(ContributionsContext)
    .filter(({ slot }) => slot === name)
    .toSorted((one, other) => one.order - other.order);
}

/** Says whether any domain contributes to a slot, for pages that are laid out differently without it. */
export function useIsFilled<P extends object>(slot: SlotId<P>): boolean {
  return useParts(slot).length > 0;
}

/** Shows what other domains contribute to a slot; `fallback` while their code loads, and where nobody contributes. */
export function Slot<P extends object>({
  of,
  with: props,
  fallback = null,
}: {
  readonly of: SlotId<P>;
  readonly with: P;
  readonly fallback?: ReactNode;
}): ReactNode {
  const parts = useParts(of);
  if (!parts.some(({ isFor }) => isFor(props))) return fallback;
  return createElement(
    Suspense,
    { fallback },
    ...parts.map(({ isFor, Part }) => (isFor(props) ? createElement(Part, props) : null)),
  );
}
