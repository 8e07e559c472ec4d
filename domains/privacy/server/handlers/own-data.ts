import { findRecordIds, findWaitingRecords, forgetDrafts } from '@hearth/domains/applications/service';
import { deleteAnswersOf } from '@hearth/domains/fairness/service';
import { getPerson } from '@hearth/domains/identity/service';
import { forgetOwnStaffConversations } from '@hearth/domains/messaging/service';
import { forgetNoticesAbout } from '@hearth/domains/notices/service';
import { findSigned } from '@hearth/domains/offers/service';
import { findOwnProfile, forgetProfile } from '@hearth/domains/profiles/service';
import { findOwnEntries, forgetInPools } from '@hearth/domains/talent-pool/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { retentionReason } from '../../rules/keeping.ts';
import { forgetOne, queueErasure } from '../forget.ts';
import { exportAccount } from '../account.ts';
import { findAsksOf } from '../queries/keep-ask.ts';
import { exportRecords, findOwnData, listFiles } from '../own-data.ts';

export const getOwnData = implement(contract.getOwnData, async (_input, { db, actor }) => {
  const own = await findOwnData(db, actor.userId);
  const signed = await findSigned(
    db,
    own.records.map(({ id }) => id),
  );
  return {
    applications: own.records.map(({ id, job_title, employer_name, stage }) => ({
      id,
      job_title,
      employer_name,
      kept: retentionReason(stage, signed.has(id)),
    })),
    files: listFiles(own),
  };
});

export const exportOwnData = implement(contract.exportOwnData, async (_input, { db, actor, clock, ownRecords }) => ({
  made_at: clock.now().toISOString(),
  account: await exportAccount({ db, clock, ownRecords }, actor.userId),
  profile: await findOwnProfile(db, actor.userId),
  applications: await exportRecords(db, actor.userId),
  waiting_applications: await exportWaiting(db, actor.userId, clock.now()),
  talent_pools: await findOwnEntries(db, actor.userId),
  keep_questions: (await inScope(db, SYSTEM, (system) => findAsksOf(system, actor.userId))).map((ask) => ({
    employer_name: ask.employer_name,
    asked_at: ask.asked_at.toISOString(),
    words_version: ask.words_version,
    span: ask.span,
    answer: ask.answer,
    answered_at: ask.answered_at?.toISOString() ?? null,
  })),
}));

/** Somebody else's address can stand in an account until it was proven: nothing of what waits under it is theirs before. */
async function exportWaiting(db: Tx<'self'>, userId: string, now: Date) {
  const { email, isEmailVerified } = await getPerson(db, userId);
  if (email === null || !isEmailVerified) return [];
  const rows = await inScope(db, SYSTEM, (system) => findWaitingRecords(system, email, now));
  return rows.map(({ sent_at: sent, expires_at: expires, availability, answers, ...row }) => ({
    ...row,
    availability: [...availability],
    answers: [...answers],
    sent_at: sent.toISOString(),
    expires_at: expires.toISOString(),
  }));
}

export const eraseOwnData = implement(contract.eraseOwnData, async (_input, work) => {
  const { userId } = work.actor;
  const named = new Map((await findOwnData(work.db, userId)).records.map((record) => [record.id, record]));
  // Also of what is kept: it has no part in an employment or a signature. No scope but their own reaches it.
  await deleteAnswersOf(work.db, userId);
  await forgetProfile(work.db, userId);
  // The rows are the groups' to write; all of them were asked for by the person whose they are.
  return inScope(work.db, SYSTEM, async (db) => {
    const system = { ...work, db };
    const kept = [];
    let forgotten = 0;
    for (const id of await findRecordIds(db, userId)) {
      const became = await forgetOne(system, id, 'REQUEST');
      const record = named.get(id);
      if (became === 'FORGOTTEN') forgotten += 1;
      else if (became !== 'GONE' && record !== undefined)
        kept.push({ id, job_title: record.job_title, employer_name: record.employer_name, kept: became });
    }
    await forgetNoticesAbout(db, await forgetOwnStaffConversations(db, userId));
    await forgetInPools(db, userId, work.clock.now());
    await queueErasure(system, 'PERSON', userId);
    const { email, isEmailVerified } = await getPerson(db, userId);
    if (email !== null && isEmailVerified) await forgetDrafts(system, email);
    return { forgotten, kept };
  });
});
