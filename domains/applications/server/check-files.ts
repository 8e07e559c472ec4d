import { getOpenJob } from '@hearth/domains/jobs/service';
import { checkFile } from '@hearth/domains/media/service';
import { SYSTEM } from '@hearth/platform/database';
import type { Context, ReceivedFile } from '@hearth/platform/module';
import type { Verdict } from '@hearth/platform/virus-scan';

/**
 * Has the files of an application looked through while its sender waits, so that they can choose another in place of one that
 * is infected. One that could not be looked at comes with the application, and waits.
 */
export async function checkFiles(
  context: Context<'signedIn'>,
  jobId: string,
  files: readonly ReceivedFile[],
): Promise<Verdict['state'][]> {
  if (files.length === 0 || context.scan === undefined) return files.map(() => 'CLEAN');
  const job = await context.run(SYSTEM, ({ db, clock }) => getOpenJob({ db, clock }, jobId));
  const states: Verdict['state'][] = [];
  for (const { bytes } of files) {
    const sent = { bytes, group_id: job.group_id, user_id: context.actor.userId, came_as: 'APPLICATION' as const };
    states.push((await checkFile(context, sent)).state);
  }
  return states;
}
