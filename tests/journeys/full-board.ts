import { makeApplication } from '@hearth/domains/applications/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import type { Page } from 'playwright-core';
import type { ShellSite } from './shell-site.ts';
import { signIn } from './shell-site.ts';

const HOUR_MS = 3_600_000;
const NAMES = ['Ana', 'Bruno', 'Chiara', 'Dario', 'Elif', 'Filipe', 'Greta', 'Hugo'];

/** Fills a site's only job with so many new applications, the first waiting longest. */
export async function fillBoard({ run, group, owner, url }: ShellSite, count: number): Promise<void> {
  const answer = await fetch(`${url}${createJob.path.replace('{id}', group.id)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(completeJob(group.locationIds[0])),
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  await run(async (work) => {
    const now = work.clock.now().getTime();
    for (let index = 0; index < count; index += 1) {
      const at = new Date(now - HOUR_MS - (count - index) * 1000);
      const { userId } = await makeUser(work);
      await makeApplication(
        work,
        { group_id: group.id, location_id: group.locationIds[0], job_id: data.id, user_id: userId },
        {
          first_name: NAMES[index % NAMES.length] ?? '',
          last_name: `Number ${index + 1}`,
          applied_at: at,
          stage_entered_at: at,
          waiting_since: at,
        },
      );
    }
  });
}

/** Opens the board as the owner of the site. */
export async function openBoard(site: ShellSite): Promise<Page> {
  const { page } = await site.open();
  await signIn(page, site.owner);
  await page.goto('/dashboard/hiring');
  await page.getByRole('row').first().waitFor();
  return page;
}
