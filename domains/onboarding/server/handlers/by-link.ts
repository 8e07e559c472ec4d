import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { lockByLink } from '../access.ts';
import { withStepFile } from '../brought-file.ts';
import { answerStep, fileStep } from '../do-step.ts';
import { chargeLinkFile } from '../link-files.ts';
import { presentOwn } from '../present.ts';

/** The link alone says who somebody is: it opens this one onboarding and shows what is sensitive masked. */
export const openOnboarding = implement(contract.openOnboarding, ({ body }, free) =>
  free.run(SYSTEM, async ({ db, clock }) => {
    const now = clock.now();
    return presentOwn(db, await lockByLink(db, body.link, now), now, { byLink: true });
  }),
);

export const answerOnboarding = implement(contract.answerOnboarding, ({ body }, free) =>
  free.run(SYSTEM, async (work) => {
    const now = work.clock.now();
    const { link, ...sent } = body;
    const row = await lockByLink(work.db, link, now);
    const after = await answerStep(work, row, sent, { userId: null, request: free.request });
    return presentOwn(work.db, after, now, { byLink: true });
  }),
);

/** The link is checked before the file is looked at, and again when it is kept. */
export const sendOnboardingFile = implement(
  contract.sendOnboardingFile,
  async ({ body, files }, free) => {
    const open = (db: Parameters<typeof lockByLink>[0]) => lockByLink(db, body.link, free.clock.now());
    const { group_id: groupId } = await free.run(SYSTEM, ({ db }) => open(db));
    return withStepFile(free, groupId, files, (file) =>
      free.run(SYSTEM, async (work) => {
        const sent = { stepId: body.step_id, version: body.version, file, validUntil: body.valid_until };
        const after = await fileStep(work, await open(work.db), sent, { userId: null, request: free.request });
        return presentOwn(work.db, after, work.clock.now(), { byLink: true });
      }),
    );
  },
  (_input, { request }) => chargeLinkFile(request.ip),
);
