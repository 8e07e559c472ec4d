import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listImpersonations } from '../../../contract/impersonation-endpoints.ts';
import { impersonationMinutes, summarizeAreas } from '../../../rules/impersonation.ts';
import { findImpersonationsOf, findCalls } from '../../queries/impersonation.ts';

const SHOWN = 20;
const SHOWN_DAYS = 90;

/** Lists impersonations of the caller with reason, length and the areas viewed or changed. */
export const listImpersonationsHandler = implement(listImpersonations, async (_input, { db, actor, clock }) => {
  const now = clock.now();
  const since = new Date(now.getTime() - SHOWN_DAYS * 86_400_000);
  return inScope(db, SYSTEM, async (system) => {
    const rows = await findImpersonationsOf(system, actor.userId, since, SHOWN);
    const calls = Map.groupBy(
      await findCalls(
        system,
        rows.map(({ id }) => id),
      ),
      (call) => call.impersonation_id,
    );
    return {
      impersonations: rows.map((row) => ({
        id: row.id,
        actor_name: row.actor_name,
        is_support: row.is_support,
        reason: row.reason,
        started_at: row.started_at.toISOString(),
        minutes: impersonationMinutes(row, now),
        is_open: row.ended_at === null && row.ends_at > now,
        areas: [...summarizeAreas(calls.get(row.id) ?? [])],
      })),
    };
  });
});
