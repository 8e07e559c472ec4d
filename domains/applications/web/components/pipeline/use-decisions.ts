import { useState } from 'react';
import type { Neighbours } from '../../state/board-cards.ts';
import { findNeighbours } from '../../state/board-cards.ts';
import type { CardMove } from '../../use-moves.ts';
import type { PipelineAddress } from './use-address.ts';
import type { VisibleCandidates } from './use-shown.ts';

const NOBODY: Neighbours = { previous: null, next: null };

/** The reader's consecutive moves and the next candidate. */
export interface Decisions {
  readonly neighbours: Neighbours;
  /** Who has been decided on one by one: they do not come again. */
  readonly decided: ReadonlySet<string>;
  readonly go: (move: CardMove) => void;
  /** Notes that somebody was decided on, and goes on to the next one; null: nobody was. */
  readonly decide: (id: string | null) => void;
  /** Takes the last move back; undefined where there is none. */
  readonly undo: (() => void) | undefined;
  readonly forget: () => void;
}

export function useDecisions(
  { openId, view, open }: PipelineAddress,
  columns: VisibleCandidates['columns'],
  move: (asked: CardMove) => void,
): Decisions {
  // A move takes the open person to another column; the next one is still who was next before.
  const [before, setBefore] = useState<{ readonly of: string; readonly around: Neighbours } | null>(null);
  const [last, setLast] = useState<CardMove | null>(null);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const neighbours =
    openId === undefined ? NOBODY : before?.of === openId ? before.around : findNeighbours(columns, openId);
  const decide = (id: string | null): void => {
    if (id === null || view !== 'screen') return;
    setDecided((now) => new Set(now).add(id));
    if (id === openId) open(neighbours.next ?? neighbours.previous);
  };
  const undo = ({ card, to }: CardMove): void => {
    const reason = 'end_reason' in card ? card.end_reason : null;
    move({
      card: { ...card, stage: to.stage, step_id: to.step_id ?? null },
      to: { stage: card.stage, step_id: card.step_id },
      reason,
      isUndo: true,
    });
    setLast(null);
    setDecided((now) => new Set([...now].filter((id) => id !== card.id)));
    open(card.id);
  };
  return {
    neighbours,
    decided,
    go: (asked) => {
      const { id } = asked.card;
      if (id === openId) setBefore({ of: openId, around: neighbours });
      move(asked);
      setLast(asked);
      decide(id);
    },
    decide,
    undo: last === null ? undefined : () => undo(last),
    forget: () => setDecided(new Set()),
  };
}
