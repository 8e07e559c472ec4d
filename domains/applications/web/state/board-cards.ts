import type { PipelineStep } from '@hearth/domains/job-library/schemas';
import type { Card, Stage } from '../../contract/schemas.ts';
import type { MoveTarget } from '../../rules/steps.ts';

/** A column of a board: a stage, or a step of the job whose board it is. */
export interface ColumnRef {
  readonly stage: Stage;
  readonly step: PipelineStep | null;
}

interface Column extends ColumnRef {
  readonly total: number;
  readonly late: number;
  readonly oldest: string | null;
  readonly cards: Card[];
}

/** The id of a column among those of its board. */
export function columnKey({ stage, step }: ColumnRef): string {
  return step?.id ?? stage;
}

/** The pipeline steps of a board's columns; null for the standard stages. */
export function boardSteps(columns: readonly ColumnRef[]): PipelineStep[] | null {
  const steps = columns.flatMap(({ step }) => step ?? []);
  return steps.length === 0 ? null : steps;
}

/**
 * Is true if a column holds that stage and step; a stage column holds all steps of its stage. On a board of stages
 * that is so at all steps of the stage.
 */
export function isInColumn({ stage, step }: ColumnRef, place: MoveTarget): boolean {
  return step === null ? stage === place.stage : step.id === place.step_id;
}

/** Moves a card to the top of another column; an ending removes it from the board. An end takes it off the board. */
export function moveCard<C extends Column>(columns: readonly C[], card: Card, to: MoveTarget): C[] {
  return columns.map((column) => {
    const [leaves, joins] = [isInColumn(column, card), isInColumn(column, to)];
    if (!leaves && !joins) return column;
    const others = column.cards.filter(({ id }) => id !== card.id);
    const moved = { ...card, stage: to.stage, step_id: to.step_id ?? null };
    return {
      ...column,
      total: column.total + Number(joins) - Number(leaves),
      cards: joins ? [moved, ...others] : others,
    };
  });
}

/** Joins a column's first cards with further pages, without the duplicates of shifted pages. */
export function joinCards(column: ColumnRef, first: readonly Card[], more: readonly Card[]): Card[] {
  const seen = new Set(first.map((card) => card.id));
  return [
    ...first,
    ...more.filter((card) => isInColumn(column, card) && !seen.has(card.id) && Boolean(seen.add(card.id))),
  ];
}

/** The ids of the cards before and after one. */
export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

/** Finds the cards before and after one, column by column. */
export function findNeighbours(columns: readonly (readonly Card[])[], cardId: string): Neighbours {
  const ids = columns.flatMap((cards) => cards.map((card) => card.id));
  const place = ids.indexOf(cardId);
  return place < 0
    ? { previous: null, next: ids[0] ?? null }
    : { previous: ids[place - 1] ?? null, next: ids[place + 1] ?? null };
}
