import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { PipelineStep } from '../contract/content-schemas.ts';
import { insertPipeline } from '../server/queries/pipeline.ts';

/** Adds a pipeline with these steps to a group's library. */
export async function makePipeline(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  {
    groupId,
    by,
    steps,
    name = 'Usual way',
  }: {
    readonly groupId: string;
    readonly by: string;
    readonly steps: readonly PipelineStep[];
    readonly name?: string;
  },
): Promise<string> {
  const id = newId();
  await insertPipeline(
    db,
    { id, group_id: groupId, by, at: clock.now() },
    { name, steps: [...steps], positions: [], locked: false },
  );
  return id;
}
