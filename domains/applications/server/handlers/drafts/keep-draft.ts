import { findLetterBrand } from '@hearth/domains/core/service';
import {
  canonicalEmail,
  fillPlaces,
  limitAttempts,
  limitCalls,
  ownPageAddress,
  composeCustomMail,
} from '@hearth/domains/identity/service';
import { getOpenJob } from '@hearth/domains/jobs/service';
import { invalid } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import * as contract from '../../../contract/draft-endpoints.ts';
import { DRAFT_KEPT_MS, DRAFTS_PER_ADDRESS, DRAFTS_PER_NETWORK } from '../../../rules/limits.ts';
import { insertDraft } from '../../queries/draft.ts';
import { getLocationInfo } from '../../queries/location.ts';
import { phrasesIn } from '../../words.ts';

/** The mail holds nothing of the draft: anyone can enter someone else's address. */
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
      const place = await getLocationInfo(tx, job.location_id);
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
      const words = phrasesIn(body.language).resume;
      const values = { job: job.title, employer: place.employer_name };
      await mail(
        composeCustomMail({
          to: email,
          language: body.language,
          brand: await findLetterBrand(tx, config, job.location_id),
          subject: fillPlaces(words.subject, values).replaceAll(/\s+/g, ' '),
          text: [fillPlaces(words.line, values), words.ignore].join('\n\n'),
          button: { label: words.button, link: ownPageAddress(config, body.language, `/apply/${job.id}`, token) },
        }),
      );
      return {};
    });
  },
);
