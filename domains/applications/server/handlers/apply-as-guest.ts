import { limitAttempts, limitCalls, countTry, parseNewEmail, requireCaptcha } from '@hearth/domains/identity/service';
import { getOpenJob } from '@hearth/domains/jobs/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { SYSTEM } from '@hearth/platform/database';
import { implement, WithHeaders } from '@hearth/platform/module';
import type { OwnWork, RequestFacts } from '@hearth/platform/module';
import { GUESTS_REFUSED } from '../../contract/failures.ts';
import * as contract from '../../contract/guest-endpoints.ts';
import {
  GUEST_KEPT_MS,
  GUESTS_BEFORE_CAPTCHA,
  GUESTS_IN_ALL_BEFORE_CAPTCHA,
  GUESTS_PER_ADDRESS,
  GUESTS_PER_NETWORK,
} from '../../rules/limits.ts';
import { markBrowser } from '../applying-browser.ts';
import { chargeGuestBody } from '../guest-bodies.ts';
import { loadFurtherJobs } from '../further-jobs.ts';
import { RECEIVE_GUEST } from '../jobs/receive-guest.ts';
import { deleteDrafts } from '../queries/draft.ts';
import { insertGuest } from '../queries/guest-application.ts';
import { answersById, keepSentFiles, refuseIncomplete } from '../sent-answers.ts';
import { withSentFiles } from '../sent-files.ts';
import type { SentFile } from '../sent-files.ts';
import { textNumber } from '../want-texts.ts';

/**
 * Keeps what was sent, whatever the address is; a job then receives it or has it wait. So the answer, and the time that it takes, tell
 * nothing of who has an account.
 */
export const applyAsGuest = implement(
  contract.applyAsGuest,
  async ({ params, body, files: received }, context) => {
    const { application } = body;
    const { clock, config } = context;
    const email = parseNewEmail(body.email);
    await limitGuests(context, email, body.captcha);
    const given = answersById(application);
    const browser = markBrowser(config);
    const keep = (files: readonly SentFile[]) =>
      context.run(SYSTEM, async (work) => {
        const { db } = work;
        const job = await getOpenJob({ db, clock }, params.job_id);
        refuseIncomplete(job, given, files);
        await loadFurtherJobs({ db, clock }, job, application.also ?? [], given, null);
        const textsTo = application.text_me === true ? await textNumber(work, job, application.phone) : null;
        const { language } = application;
        const kept = await keepSentFiles(work, job, files, { given, ownerUserId: null, language });
        const now = clock.now();
        const id = newId(now.getTime());
        await insertGuest(db, {
          id,
          group_id: job.group_id,
          job_id: job.id,
          email,
          first_name: application.first_name,
          language,
          content: { application, given: kept.given },
          attachment_ids: kept.attachmentIds,
          texts_to: textsTo,
          browser_hash: browser.hash,
          sent_at: now,
          expires_at: new Date(now.getTime() + GUEST_KEPT_MS),
        });
        // The drafts of an address are its owner's, which nobody has shown to be.
        await deleteDrafts(db, { jobId: job.id, email: null, token: application.draft_token });
        await work.enqueue(RECEIVE_GUEST, { id });
      });
    await withSentFiles(context, { jobId: params.job_id, userId: null, files: received, given }, keep);
    return new WithHeaders({ sent: true as const }, browser.headers);
  },
  (_input, { config, request }) => {
    if (config.candidateSignUp === 'closed') throw failure(GUESTS_REFUSED);
    chargeGuestBody(request.ip);
  },
);

/** Refuses scripts: so many from one network and with one address, and work to be done when there are many from anywhere. */
async function limitGuests(
  { run, clock, config, request }: OwnWork & { readonly request: RequestFacts },
  email: string,
  captcha: string | undefined,
): Promise<void> {
  const now = clock.now();
  const inAll = await run(SYSTEM, ({ db }) =>
    countTry(db, 'guest-applications', '', GUESTS_IN_ALL_BEFORE_CAPTCHA, now),
  );
  await run(SYSTEM, async ({ db }) => {
    const asked = await limitAttempts(db, 'guest-application', request.ip, GUESTS_PER_NETWORK, now);
    const isMuch = asked > GUESTS_BEFORE_CAPTCHA || inAll.count > GUESTS_IN_ALL_BEFORE_CAPTCHA.count;
    if (config.captcha.when === 'always' || isMuch) await requireCaptcha(db, config, captcha, now);
  });
  await run(SYSTEM, ({ db }) => limitCalls(db, 'guest-application-address', email, GUESTS_PER_ADDRESS, now));
}
