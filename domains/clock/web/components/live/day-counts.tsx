import type { LivePerson } from '../../../contract/schemas.ts';
import { useLiveWords } from './words.ts';

/** How many people are where, at a glance. */
export function DayCounts({ people, openCount }: { people: readonly LivePerson[]; openCount: number }) {
  const { t, format } = useLiveWords();
  const of = (...states: readonly LivePerson['state'][]): number =>
    people.filter(({ state }) => states.includes(state)).length;
  const figures = [
    ['in', of('IN')],
    ['pause', of('BREAK')],
    ['missing', of('LATE', 'NO_SHOW')],
    ['coming', of('SCHEDULED')],
    ['open', openCount],
  ] as const;
  return (
    <dl className="grid grid-cols-5 gap-2 phone:grid-cols-3">
      {figures.map(([name, count]) => (
        <div key={name} className="rounded-lg border border-line bg-surface px-3 py-2">
          <dt className="text-sm text-ink-2">{t(`counts.${name}`)}</dt>
          <dd
            className={`text-xl font-bold tabular-nums ${name === 'missing' && count > 0 ? 'text-bad' : name === 'open' && count > 0 ? 'text-warn' : ''}`}
          >
            {format.number(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
