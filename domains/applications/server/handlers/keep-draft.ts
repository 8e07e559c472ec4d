import {
  canonicalEmail,
  fillPlaces,
  limitAttempts,
  limitCalls,
  ownPageAddress,
  writtenLetter,
} from '@hearth/domains/identity/service';
import { getOpenJob } from '@hearth/domains/jobs/service';
import { invalid } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import * as contract from '../../contract/draft-endpoints.ts';
import { DRAFT_KEPT_MS, DRAFTS_PER_ADDRESS, DRAFTS_PER_NETWORK } from '../../rules/limits.ts';
import { insertDraft } from '../queries/draft.ts';
import { getPlace } from '../queries/location.ts';
import { wordsIn } from '../words.ts';

/** Nothing that was written goes into the mail: whoever asks may name anybody's address. */
export const keepDraft = implement(
  contract.keepDraft,
  async ({ params, body }, { db, clock, config, mail, request }) => {
    const email = canonicalEmail(body.email);
    if (email === null) throw invalid([{ field: 'email', rule: 'email', message: 'is not an e-mail address' }]);
    const now = clock.now();
    await limitAttempts(db, 'application-draft', request.ip, DRAFTS_PER_NETWORK, now);
    await limitCalls(db, 'application-draft-address', email, DRAFTS_PER_ADDRESS, now);
    return inScope(db, SYSTEM, async (tx) => {
      const job = await getOpenJob({ db: tx, clock }, params.job_id);
      const place = await getPlace(tx, job.location_id);
      const token = newToken();
      const expiresAt = new Date(now.getTime() + DRAFT_KEPT_MS);
      const content = body.draft;
      await insertDraft(tx, {
        id: newId(now.getTime()),
        tokenHash: tokenHash(token),
        jobId: job.id,
        email,
        content,
        expiresAt,
      });
      const words = wordsIn(body.language).resume;
      const values = { job: job.title, employer: place.employer_name };
      await mail(
        writtenLetter({
          to: email,
          language: body.language,
          subject: fillPlaces(words.subject, values).replaceAll(/\s+/g, ' '),
          text: [fillPlaces(words.line, values), words.ignore].join('\n\n'),
          button: { label: words.button, link: ownPageAddress(config, body.language, `/apply/${job.id}`, token) },
        }),
      );
      return {};
    });
  },
);
