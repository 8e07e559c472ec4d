import { LANGUAGES } from '@hearth/kit/constants';
import type { Language } from '@hearth/kit/constants';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { createHash } from 'node:crypto';
import { findPerson, mailActivation } from '@hearth/domains/identity/service';
import { SYSTEM } from '@hearth/platform/database';
import { UNVERIFIED_SIGN_UP } from '@hearth/domains/identity/events';
import { listenTo, workOn } from '@hearth/platform/module';
import type { FreeWork } from '@hearth/platform/module';
import { ACTIVATION_MAIL_MS } from '../../rules/limits.ts';
import { claimActivationMail } from '../queries/registration.ts';

export const MAIL_ACTIVATION_LINK = defineJob('registration.mailActivationLink', {
  /** Null where there is no such account. */
  user_id: uuid.nullable(),
  language: z.enum(LANGUAGES),
});

/** Sends the link to somebody whose account waits for its first password, once a day. Asked for at every question about an address, so that asking takes the same work for all. */
export const mailActivationLink = workOn(MAIL_ACTIVATION_LINK, {
  run: async ({ user_id: userId, language }, { run }) => {
    if (userId !== null) await mailLink(run, userId, language);
  },
});

/** Sends the same link, as rarely, to somebody who sent the sign-up form without the question before it. */
export const followSignUps = listenTo(UNVERIFIED_SIGN_UP, {
  name: 'registration.mailActivationLinkAfterSignUp',
  run: ({ data }, { run }) => mailLink(run, data.user_id, data.language),
});

async function mailLink(run: FreeWork['run'], userId: string, language: Language): Promise<void> {
  await run(SYSTEM, async (work) => {
    const person = await findPerson(work.db, userId);
    if (person?.status !== 'NO_PASSWORD' || person.email === null) return;
    const now = work.clock.now();
    const hash = createHash('sha256').update(person.email).digest();
    if (!(await claimActivationMail(work.db, hash, now, new Date(now.getTime() - ACTIVATION_MAIL_MS)))) return;
    await mailActivation(work, userId, language);
  });
}
