import { readSettings } from '@hearth/domains/core/service';
import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { workOn } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { getRegime, REGIMES, termsOn } from '../../rules/all-regimes.ts';
import { deadlinesOf } from '../../rules/deadlines.ts';
import { ELIGIBILITY } from '../../rules/settings.ts';
import { eligibilityChanged } from '../announce.ts';
import { beginCase } from '../begin.ts';
import { settingsOf } from '../load.ts';
import { findOpen, findPlacesIn, findUnasked, type OpenRow } from '../queries/due.ts';
import { caseRows, lockCase } from '../queries/work-case.ts';
import { tellAsked } from '../tell.ts';

const AT_ONCE = 100;
const LAWS = REGIMES.flatMap(({ code, countries }) => countries.map((country) => ({ country, regime: code })));

/** Every hour, and when a place has chosen whom it asks. */
export const FOLLOW = defineJob('eligibility.follow', {});

/**
 * Keeps cases in step with employments: begins those of people who came otherwise than by a hire here, asks who has got an account since,
 * and counts days anew where a first day, or the days on which a location is closed, have changed.
 */
export const follow = workOn(FOLLOW, {
  cron: '37 * * * *',
  run: async (_data, work) => {
    const places = await work.run(SYSTEM, findAsking);
    for (let after: string | null = null; !work.signal.aborted;) {
      const from: string | null = after;
      const ids: readonly string[] = await work.run(SYSTEM, async (means) => {
        const found = await findUnasked(means.db, LAWS, {
          ...places,
          now: means.clock.now(),
          after: from,
          limit: AT_ONCE,
        });
        await eachApart(means, found, {
          name: FOLLOW.name,
          id: (employeeId) => employeeId,
          run: (part, employeeId) => beginCase(part, { employeeId, by: null }),
        });
        return found;
      });
      after = ids.at(-1) ?? null;
      if (ids.length < AT_ONCE) break;
    }
    for (let after: string | null = null; !work.signal.aborted;) {
      const from: string | null = after;
      const rows: readonly OpenRow[] = await work.run(SYSTEM, async (means) => {
        const found = await findOpen(means.db, { after: from, limit: AT_ONCE });
        await countAnew(means, found);
        return found;
      });
      after = rows.at(-1)?.id ?? null;
      if (rows.length < AT_ONCE) break;
    }
  },
});

/** The locations that ask everybody, and those that ask whoever is new. */
async function findAsking({ db }: Work<'system'>) {
  const ids = await findPlacesIn(db, [...new Set(LAWS.map(({ country }) => country))]);
  const settings = await readSettings(db, ids, ELIGIBILITY);
  const asking = (who: string): string[] =>
    ids.filter((id) => (settings.get(id)?.value ?? ELIGIBILITY.fallback).asks === who);
  return { everybody: asking('EVERYONE'), newOnly: asking('NEW_HIRES') };
}

async function countAnew(work: Work<'system'>, rows: readonly OpenRow[]): Promise<void> {
  if (rows.length === 0) return;
  const settingOf = await settingsOf(
    work.db,
    rows.map(({ location_id: id }) => id),
  );
  await eachApart(work, rows, {
    name: FOLLOW.name,
    id: (row) => row.id,
    run: (part, row) => countOneAnew(part, row, settingOf(row.location_id)),
  });
}

async function countOneAnew(
  work: Work<'system'>,
  row: OpenRow,
  setting: Parameters<typeof deadlinesOf>[2],
): Promise<void> {
  const { db, clock } = work;
  const starts = row.hire_date;
  const terms = termsOn(getRegime(row.regime), starts);
  const days = deadlinesOf(terms, { startsOn: starts, begunOn: row.begun_on }, setting);
  const isAsked = row.state === 'NOT_STARTED' && row.has_account;
  const isRight = row.starts_on === starts && row.check_by === days.check_by && row.statement_by === days.statement_by;
  if (isRight && !isAsked) return;
  await caseRows.rewrite(db, row.id, {
    ...days,
    starts_on: starts,
    ...(isAsked ? { state: 'WITH_EMPLOYEE' as const } : {}),
  });
  const now = await lockCase(db, row.id, clock.now());
  await work.emit(eligibilityChanged(now));
  if (isAsked) await tellAsked(work, now);
}
