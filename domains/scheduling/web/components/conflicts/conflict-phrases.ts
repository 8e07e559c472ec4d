import type { Conflict, Fix, ScheduleWeek, SchedulePerson } from '../../../contract/schemas.ts';
import type { EditVerdict } from '../../state/week/verdict.ts';
import { fullName } from '../../state/grid/week-rows.ts';
import type { SchedulingPhrases } from '../use-scheduling-phrases.ts';

/** Conflicts in the reader's language. */
export interface ConflictPhrases {
  /** What is wrong, in one sentence. */
  readonly title: (conflict: Conflict) => string;
  /** What it needs: it may not be, somebody has to agree, or it is only noted. */
  readonly needs: (conflict: Conflict) => string;
  readonly fix: (fix: Fix) => string;
  readonly name: (employeeId: string) => string;
  /** What a target says while something is dragged over it. */
  readonly verdict: (
    verdict: EditVerdict,
    after: { readonly minutes: number; readonly contract: number | null } | null,
  ) => { readonly tone: 'ok' | 'warn' | 'bad'; readonly title: string; readonly detail: string };
}

/** What laws ask for is said as the location's own rules say it, with the law. */
const SAID_AS = {
  law_rest: 'rest_gap',
  law_daily: 'daily_hours',
  law_weekly: 'weekly_hours',
  law_days: 'consecutive_days',
} as const;

type SaidRule = Exclude<Conflict['rule'], keyof typeof SAID_AS>;

/** Puts the numbers of conflicts into sentences. */
export function conflictPhrases(
  { t, format, hours }: SchedulingPhrases,
  people: ReadonlyMap<string, SchedulePerson>,
  elsewhere: ScheduleWeek['elsewhere'],
): ConflictPhrases {
  const name = (employeeId: string): string => {
    const person = people.get(employeeId);
    return person === undefined ? '' : fullName(person);
  };
  const firstName = (employeeId: string): string => people.get(employeeId)?.first_name ?? '';
  const title = ({ rule: broken, facts }: Conflict): string => {
    const rule = broken in SAID_AS ? SAID_AS[broken as keyof typeof SAID_AS] : (broken as SaidRule);
    if (facts.law !== undefined) return `${sentence(rule, facts)} ${facts.law.name}, ${facts.law.paragraph}`;
    return sentence(rule, facts);
  };
  const sentence = (rule: SaidRule, facts: Conflict['facts']): string => {
    const place = elsewhere.find((one) => one.id === facts.elsewhere)?.name;
    const { subject } = facts;
    if (subject !== undefined)
      return t(`rules.${rule}`, {
        name: subject.name,
        date: subject.expired_on === null ? '' : format.date(subject.expired_on),
      });
    if (facts.unit === 'days') return t(`rules.${rule}`, { count: facts.actual, limit: facts.limit });
    const values = { actual: format.duration(facts.actual), limit: format.duration(facts.limit) };
    const said = t(`rules.${rule}`, values);
    return place === undefined ? said : `${said} ${t('rules.elsewhere', { place })}`;
  };
  return {
    name,
    title,
    needs: ({ level, employee_id: id }) => t(`levels.${level}`, { name: firstName(id) }),
    fix: (fix) =>
      fix.kind === 'unassign' ? t('fixes.unassign') : t(`fixes.${fix.kind}`, { time: format.time(fix.time) }),
    verdict(verdict, after) {
      const [first] = verdict.conflicts;
      if (verdict.problem !== undefined)
        return { tone: 'bad', title: t('verdict.no'), detail: t(`errors.${verdict.problem}`) };
      if (first !== undefined && verdict.level !== undefined) {
        const tone = verdict.level === 'block' ? 'bad' : 'warn';
        return { tone, title: t(`verdict.${verdict.level}`), detail: title(first) };
      }
      const detail =
        after === null
          ? ''
          : after.contract === null
            ? t('verdict.hours', { hours: hours(after.minutes) })
            : t('verdict.hoursOf', { hours: hours(after.minutes), contract: hours(after.contract) });
      return { tone: 'ok', title: t('verdict.ok'), detail };
    },
  };
}
