import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { decideTimesheets as contract } from '../../contract/endpoints.ts';
import type { LeftReason } from '../../contract/schemas.ts';
import { judgeDecision } from '../../rules/judge-decision.ts';
import { actOnSheets } from '../act-on-sheets.ts';
import { loadLocationSheets } from '../location-sheets.ts';
import { findPeriod, requireSheetPlace } from '../place.ts';

/** Each sheet is decided as it was shown; what has changed since, and what cannot be decided, is left and named. */
export const decideTimesheets = implement(contract, ({ body }, { db, grant, actor, clock, emit }) =>
  inScope(db, SYSTEM, async (system) => {
    const now = clock.now();
    const place = await requireSheetPlace(system, grant.brandId, now);
    const { period, is_over: isOver } = findPeriod(place, body.period_from);
    if (period.from !== body.period_from) throw failure(NOT_FOUND);
    const all = new Map((await loadLocationSheets(system, place, period, now)).map((one) => [one.person.id, one]));
    const left: { employee_id: string; why: LeftReason }[] = [];
    const steps = body.sheets.flatMap(({ employee_id: id, version, fingerprint }) => {
      const loaded = all.get(id);
      // Once is enough for somebody who was sent twice.
      if (!all.delete(id) || loaded === undefined) {
        left.push({ employee_id: id, why: 'UNKNOWN' });
        return [];
      }
      const judged = judgeDecision(
        {
          state: loaded.state,
          version: loaded.stored?.version ?? 0,
          fingerprint: loaded.seen,
          approvedBy: loaded.stored?.approved_by ?? [],
          isChanged: loaded.isChanged,
          oddities: loaded.derived.oddities,
          isOwn: loaded.person.user_id === actor.userId,
        },
        { decision: body.decision, version, fingerprint },
        { userId: actor.userId, holds: (permission) => grant.holds(permission) },
        { approvers: place.rules.approvers, isOver },
      );
      if ('why' in judged) {
        left.push({ employee_id: id, why: judged.why });
        return [];
      }
      return [{ loaded, ...judged }];
    });
    const by = { act: body.decision, note: body.note, userId: actor.userId };
    const written = await actOnSheets({ db: system, clock, emit }, place, steps, by);
    const decided = [];
    for (const { loaded, state } of steps)
      if (written.has(loaded.person.id)) decided.push({ employee_id: loaded.person.id, state });
      else left.push({ employee_id: loaded.person.id, why: 'CHANGED' });
    return { decided, left };
  }),
);
