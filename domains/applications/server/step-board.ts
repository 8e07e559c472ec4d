import type { BrandGrant } from '@hearth/kit/access';
import type { PipelineStep } from '@hearth/domains/job-library/schemas';
import type { Tx } from '@hearth/platform/database';
import { PROMISED_HOURS } from '../rules/limits.ts';
import { presentColumn } from './present.ts';
import { countStages, firstCards } from './queries/board.ts';
import type { BoardColumns } from './queries/board.ts';
import type { CardFilter } from './queries/card.ts';
import { countSteps, firstStepCards } from './queries/step-board.ts';

/** Loads the board of a job with its own pipeline: a column per step, and the hired. */
export async function loadStepBoard(
  tx: Tx,
  grant: BrandGrant,
  asked: {
    readonly filter: CardFilter;
    readonly steps: readonly PipelineStep[];
    readonly columns: BoardColumns;
    readonly lateBefore: Date;
    readonly limit: number;
  },
) {
  const { filter, steps, lateBefore, limit } = asked;
  const ids = steps.map(({ id }) => id);
  const end: BoardColumns = { ...asked.columns, stages: ['HIRED'] };
  const [totals, rows, [hired], hiredCards] = await Promise.all([
    countSteps(tx, grant, filter, ids, lateBefore),
    firstStepCards(tx, grant, filter, ids, limit),
    countStages(tx, grant, filter, end, lateBefore),
    firstCards(tx, grant, filter, end, limit),
  ]);
  return {
    promised_hours: PROMISED_HOURS,
    stages: [
      ...steps.map((step) =>
        presentColumn(
          { stage: step.type, step },
          totals.find((row) => row.step_id === step.id),
          rows.filter((row) => row.step_id === step.id),
        ),
      ),
      presentColumn({ stage: 'HIRED', step: null }, hired, hiredCards),
    ],
  };
}
