import { useCall } from '@hearth/client/query';
import { Badge } from '@hearth/ui/badge';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Resource } from '@hearth/ui/resource';
import { EyeOff, Users } from 'lucide-react';
import { useState } from 'react';
import { type Colleague, getMyTeamWeek, type TeamWeek as Week } from '../../../contract/team-week-endpoints.ts';
import { addDays } from '../../../rules/hours/time.ts';
import { DAYS_PER_WEEK } from '../../../rules/limits.ts';
import { NativeSelect } from '../native-select.tsx';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import { useMyShiftWords } from './words.ts';

type ColleagueShift = Colleague['shifts'][number];

/** The published shifts of those one works with in a week, where one works. */
export default function TeamWeek({ week, today }: { readonly week: string; readonly today: string }) {
  const own = useMyShiftWords();
  const { compare, problem } = useSchedulingPhrases();
  const byName = (one: { name: string }, other: { name: string }): number => compare(one.name, other.name);
  const [location, setLocation] = useState<string | null>(null);
  const answer = useCall(getMyTeamWeek, {
    query: { week, ...(location === null ? {} : { location_id: location }) },
  });
  return (
    <Resource of={answer} failed={own('teamFailed')} problem={problem} rows={6}>
      {(shown) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {shown.locations.length > 1 && (
            <NativeSelect
              label={own('location')}
              className="sm:max-w-80"
              value={shown.location?.id ?? ''}
              onChange={setLocation}
              options={shown.locations.toSorted(byName).map(({ id, name }) => ({ id, label: name }))}
            />
          )}
          <Shown week={{ ...shown, people: shown.people.toSorted(byName) }} today={today} />
        </div>
      )}
    </Resource>
  );
}

function Shown({ week, today }: { readonly week: Week; readonly today: string }) {
  const own = useMyShiftWords();
  if (week.location === null || week.shows === 'OFF')
    return (
      <Card>
        <EmptyState
          icon={<Icon of={week.location === null ? Users : EyeOff} size={24} />}
          title={own(week.location === null ? 'nowhere' : 'teamOff')}
        >
          {week.location !== null && own('teamOffNote')}
        </EmptyState>
      </Card>
    );
  if (week.people.length === 0)
    return (
      <Card>
        <EmptyState icon={<Icon of={Users} size={24} />} title={own('teamEmpty')} />
      </Card>
    );
  const dates = Array.from({ length: DAYS_PER_WEEK }, (_, day) => addDays(week.week, day));
  return (
    <>
      <Card flush className="max-lg:hidden">
        <PeopleTable week={week} dates={dates} today={today} />
      </Card>
      <Card flush className="lg:hidden">
        <ul className="divide-y divide-line">
          {dates.map((date) => (
            <TeamDay key={date} date={date} today={today} people={week.people} />
          ))}
        </ul>
      </Card>
    </>
  );
}

/** Work of a shift in a line. */
const workOf = ({ position_name: position, station }: ColleagueShift): string =>
  [position, station].filter((part) => part !== null && part !== '').join(' · ');

/** A row for each person: where the screen is wide. */
function PeopleTable({
  week,
  dates,
  today,
}: {
  readonly week: Week;
  readonly dates: readonly string[];
  readonly today: string;
}) {
  const own = useMyShiftWords();
  const { format } = useSchedulingPhrases();
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">{`${own('team')}, ${week.location?.name ?? ''}`}</caption>
      <thead className="bg-sunken text-start text-ink-2">
        <tr>
          <th scope="col" className="w-44 px-4 py-2 text-start font-bold">
            {own('person')}
          </th>
          {dates.map((date) => (
            <th
              key={date}
              scope="col"
              aria-current={date === today ? 'date' : undefined}
              className="px-2 py-2 text-start font-bold aria-[current]:text-accent-ink"
            >
              {format.date(date, 'weekday')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {week.people.map((person) => (
          <tr key={person.employee_id} className={person.is_own ? 'bg-accent-soft' : undefined}>
            <th scope="row" className="px-4 py-2.5 text-start font-bold text-ink">
              {person.name} {person.is_own && <OwnBadge />}
            </th>
            {dates.map((date) => (
              <td key={date} className="px-2 py-2.5 align-top">
                {person.shifts
                  .filter((shift) => shift.date === date)
                  .map((shift) => (
                    <p key={shift.id}>
                      <b className="tabular-nums">{format.timeRange(shift.start, shift.end)}</b>
                      <span className="block text-xs text-ink-2">{workOf(shift)}</span>
                    </p>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day with everybody who works on it, the first to come at the top. */
function TeamDay({
  date,
  today,
  people,
}: {
  readonly date: string;
  readonly today: string;
  readonly people: readonly Colleague[];
}) {
  const own = useMyShiftWords();
  const { format } = useSchedulingPhrases();
  const shifts = people
    .flatMap((person) => person.shifts.filter((shift) => shift.date === date).map((shift) => ({ person, shift })))
    .toSorted((one, other) => (one.shift.start < other.shift.start ? -1 : 1));
  return (
    <li className="grid gap-2 px-4 py-3">
      <h3
        aria-current={date === today ? 'date' : undefined}
        className="text-sm font-bold aria-[current]:text-accent-ink"
      >
        {format.date(date, 'full')}
      </h3>
      {shifts.length === 0 ? (
        <p className="text-sm text-ink-2">{own('dayFree')}</p>
      ) : (
        <ul className="grid gap-2">
          {shifts.map(({ person, shift }) => (
            <li key={shift.id} className="flex items-baseline gap-3">
              <span className="w-28 flex-none text-sm font-bold tabular-nums">
                {format.timeRange(shift.start, shift.end)}
              </span>
              <span className="min-w-0">
                {person.name} {person.is_own && <OwnBadge />}
                {workOf(shift) !== '' && <span className="block text-sm text-ink-2">{workOf(shift)}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function OwnBadge() {
  const own = useMyShiftWords();
  return (
    <Badge tone="info" pill>
      {own('you')}
    </Badge>
  );
}
