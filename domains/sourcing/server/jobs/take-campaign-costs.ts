import { fetchCampaigns, listBoardConnections } from '@hearth/domains/job-boards/service';
import { newId } from '@hearth/kit/id';
import { SYSTEM } from '@hearth/platform/database';
import { eachOnItsOwn } from '@hearth/platform/jobs/each-apart';
import type { FreeWork, Job } from '@hearth/platform/module';
import { campaignMonthCost } from '../../rules/cost.ts';
import { upsertCampaignCost, sumEarlier } from '../queries/spending.ts';

export const TAKE_CAMPAIGN_COSTS = 'sourcing.takeCampaignCosts';

/**
 * At night: what boards say that campaigns have cost, as spending of the month in which it came. A board says the sum until now, so
 * the month bears what the months before did not. One board that cannot be asked holds up none of the others.
 */
export const takeCampaignCosts: Job = {
  name: TAKE_CAMPAIGN_COSTS,
  cron: '40 2 * * *',
  run: async (_data, work) => {
    const connections = await work.run(SYSTEM, ({ db }) => listBoardConnections(db));
    await eachOnItsOwn(work, connections, {
      name: TAKE_CAMPAIGN_COSTS,
      id: (signIn) => `${signIn.brand_id} ${signIn.board}`,
      run: (signIn) => takeCosts(work, signIn),
    });
  },
};

async function takeCosts(
  work: FreeWork,
  signIn: Awaited<ReturnType<typeof listBoardConnections>>[number],
): Promise<void> {
  const asked = await fetchCampaigns(work, signIn);
  if (asked === null) return;
  await work.run(SYSTEM, async ({ db, clock }) => {
    const now = clock.now();
    const month = now.toISOString().slice(0, 7);
    for (const { id, name, spent } of asked.campaigns) {
      if (spent === null) continue;
      const { currency } = spent;
      const of = { brand_id: signIn.brand_id, campaign: `${signIn.board} ${id}`, month, currency };
      await upsertCampaignCost(db, {
        ...of,
        id: newId(now.getTime()),
        group_id: asked.groupId,
        job_id: null,
        source: asked.boardName,
        amount: campaignMonthCost(spent.amount, await sumEarlier(db, of)),
        note: name.slice(0, 200),
        by_user_id: null,
        at: now,
      });
    }
  });
}
