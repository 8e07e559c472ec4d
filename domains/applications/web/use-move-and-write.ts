import { use, useCallback, useMemo, useState } from 'react';
import type { Application, Card } from '../contract/schemas.ts';
import type { MoveTarget, StageRef, PipelineSteps } from '../rules/steps.ts';
import { keyOf, openPlaces, nextStageRef } from '../rules/steps.ts';
import { OwnLettersContext } from './own-letters.ts';

/** A candidate's forward move that is confirmed first, with the possible targets. */
export interface MoveWithLetter {
  readonly id: string;
  readonly to: StageRef;
  readonly places: readonly StageRef[];
  readonly steps: PipelineSteps;
}

/** Moves of one person with what is written to them; `steps` are those of what the reader looks at. */
export function useMoveAndWrite(steps: PipelineSteps) {
  const letters = use(OwnLettersContext);
  const [moving, setMoving] = useState<MoveWithLetter | null>(null);
  /** Asks what is written to somebody who is moved; without a place that is chosen there, too. */
  const askMove = useCallback(
    (card: Card | Application, to: MoveTarget | null): void => {
      const own = 'steps' in card ? card.steps : steps;
      const places = openPlaces(own).filter((place) => keyOf(place) !== keyOf(card));
      const named = to ?? nextStageRef(card, own) ?? places[0];
      if (named === undefined) return;
      const place = { stage: named.stage, step_id: named.step_id ?? null };
      setMoving({ id: card.id, to: place, places: to === null ? places : [], steps: own });
    },
    [steps, setMoving],
  );
  return {
    moving,
    askMove,
    /** Ends it; whom it moved, null when it was left. */
    endMove: (moved: string | null): string | null => {
      setMoving(null);
      return moved;
    },
    asksAt: (to: MoveTarget): boolean => letters?.asksAt(to) === true,
    moveAndWrite: useMemo(
      () => (letters === null ? null : (card: Card | Application) => askMove(card, null)),
      [letters, askMove],
    ),
  };
}
