import { useEffect, useState } from 'react';
import type { ScheduleWeek } from '../../../contract/schemas.ts';
import type { ConflictRule } from '../../../rules/conflicts/conflict-report.ts';

/** The rules of laws: loaded with the first week that is checked against any. */
const loaded: ConflictRule[] = [];

/** The rules that a week needs besides those of every week. */
export function furtherRules(week: Pick<ScheduleWeek, 'laws'>): readonly ConflictRule[] {
  return week.laws.rules.length === 0 ? [] : loaded;
}

/** Tells if a week can be checked: at once where no law holds, else once the rules of laws are loaded. Where they can't be, the server still checks. */
export function useLawRules(week: ScheduleWeek | undefined): boolean {
  const needs = (week?.laws.rules.length ?? 0) > 0;
  const [ready, setReady] = useState(loaded.length > 0);
  useEffect(() => {
    if (!needs || ready) return;
    void import('../../../rules/conflicts/conflict-laws.ts')
      .then(({ checkLaws }) => void (loaded.length === 0 && loaded.push(checkLaws)))
      .finally(() => setReady(true));
  }, [needs, ready]);
  return ready || !needs;
}
