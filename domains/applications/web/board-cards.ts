import type { PipelineStep } from '@hearth/domains/jobs/schemas';
import type { Card, Stage } from '../contract/schemas.ts';
import type { Aim } from '../rules/steps.ts';

/** A column of a board: a stage, or a step of the post whose board it is. */
export interface ColumnPlace {
  readonly stage: Stage;
  readonly step: PipelineStep | null;
}

interface Column extends ColumnPlace {
  readonly total: number;
  readonly late: number;
  readonly oldest: string | null;
  readonly cards: Card[];
}

/** The id of a column among those of its board. */
export function columnKey({ stage, step }: ColumnPlace): string {
  return step?.id ?? stage;
}

/** The steps of the post whose board these columns are; null where it has the usual stages. */
export function stepsIn(columns: readonly ColumnPlace[]): PipelineStep[] | null {
  const steps = columns.flatMap(({ step }) => step ?? []);
  return steps.length === 0 ? null : steps;
}

/** Whether who stands at a place stands in a column. On a board of stages that is so at all steps of the stage. */
export function holds({ stage, step }: ColumnPlace, place: Aim): boolean {
  return step === null ? stage === place.stage : step.id === place.step_id;
}

/** The columns as they will stand when a card has moved: out of one, on top of the other. An end takes it off the board. */
export function cardsAfterMove<C extends Column>(columns: readonly C[], card: Card, to: Aim): C[] {
  return columns.map((column) => {
    const [leaves, joins] = [holds(column, card), holds(column, to)];
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

/** A column's first cards with those of its further pages, each once: pages shift while people come and go. */
export function joinCards(column: ColumnPlace, first: readonly Card[], more: readonly Card[]): Card[] {
  const seen = new Set(first.map((card) => card.id));
  return [...first, ...more.filter((card) => holds(column, card) && !seen.has(card.id) && Boolean(seen.add(card.id)))];
}

/** The ids of who stands before and after somebody. */
export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

/** Who stands before and after a card, column by column. */
export function neighboursOf(columns: readonly (readonly Card[])[], cardId: string): Neighbours {
  const ids = columns.flatMap((cards) => cards.map((card) => card.id));
  const place = ids.indexOf(cardId);
  return place < 0
    ? { previous: null, next: ids[0] ?? null }
    : { previous: ids[place - 1] ?? null, next: ids[place + 1] ?? null };
}
