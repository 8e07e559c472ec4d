import { findMyEmployments } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { answerMyConsent as contract } from '../../../contract/consent-endpoints.ts';
import { CONSENT_CLOSED, CONSENT_LATE, CONSENT_OUTDATED } from '../../../contract/failures.ts';
import { deviceOf } from '../../../rules/publication/consents.ts';
import { beginAnswer, showAgreed } from '../../actions/answer-consent.ts';
import { consentChanged, stateOf } from '../../actions/consents.ts';
import { findConsent, keepAnswer } from '../../queries/consent.ts';
import { findShiftsById, lockShifts } from '../../queries/shift.ts';

const REFUSED = { WITHDRAWN: CONSENT_OUTDATED, LATE: CONSENT_LATE };

/** The answer of whoever works the shift. Of two devices the first counts; the same answer from the second is the same answer. */
export const answerMyConsent = implement(contract, async ({ params, body }, context) => {
  const { db, clock, emit, actor, request } = context;
  const own = new Map((await findMyEmployments(db)).map((one) => [one.id, one]));
  const state = body.agrees ? 'AGREED' : 'DECLINED';
  return inScope(db, SYSTEM, async (system) => {
    const asked = await findConsent(system, params.consent_id);
    if (asked === undefined || !own.has(asked.employee_id)) throw failure(NOT_FOUND);
    // Shifts, then weeks, then what was asked: as saving and publishing do.
    await lockShifts(system, [asked.shift_id]);
    const [shift] = await findShiftsById(system, [asked.shift_id]);
    const work = { db: system, clock, emit };
    const publication = body.agrees ? await beginAnswer(work, asked) : null;
    const row = (await findConsent(system, asked.id)) ?? asked;
    const now = clock.now();
    if (row.state === 'AGREED' || row.state === 'DECLINED') {
      if (row.state !== state) throw failure(CONSENT_CLOSED, { state: row.state });
      return { state };
    }
    const is = stateOf(row, shift, now);
    // A week that was taken back has nothing to change.
    if (publication === undefined || publication?.isPublished === false) throw failure(CONSENT_OUTDATED);
    if (is === 'WITHDRAWN' || is === 'LATE') throw failure(REFUSED[is]);
    const given = { ...body, state, at: now, by: actor.userId, device: deviceOf(request.userAgent) } as const;
    if (!(await keepAnswer(system, row.id, given))) throw failure(CONSENT_CLOSED, {});
    if (publication !== null) await showAgreed(work, row, publication);
    await emit(consentChanged({ ...row, state }, actor.userId));
    return { state };
  });
});
