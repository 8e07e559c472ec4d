import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PUBLISHED } from '@hearth/domains/scheduling/events';
import { addDays } from '@hearth/domains/scheduling/rules';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { CalendarDays, ChevronLeft, ChevronRight, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { PUNCHES_CHANGED } from '../../contract/events.ts';
import { getLiveDay } from '../../contract/live-endpoints.ts';
import type { LivePerson } from '../../contract/schemas.ts';
import { HeldPunches } from '../components/kiosk-settings/held-punches.tsx';
import { LivePersonLine } from '../components/live-person.tsx';
import { WaitingCorrections } from '../components/waiting-corrections.tsx';
import { useClockWords } from '../words.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MINUTE_MS = 60_000;
/** Who needs somebody first. */
const ORDER = ['NO_SHOW', 'LATE', 'BREAK', 'IN', 'SCHEDULED', 'OUT'] as const;

/** Who works at a location on a day, live: today unless `?day=` names another; `?show=odd` has those alone who need a look. */
export function Component() {
  const { t, problem, format } = useClockWords();
  const { id } = useBrand();
  const [params, setParams] = useSearchParams();
  const asked = params.get('day');
  const day = asked !== null && DAY.test(asked) ? asked : undefined;
  const read = useCall(
    getLiveDay,
    { params: { id }, query: day === undefined ? {} : { date: day } },
    { keepPrevious: true },
  );
  const { refetch, data } = read;
  useReadAgainOn([PUNCHES_CHANGED, PUBLISHED], [getLiveDay]);
  // Lateness comes with time alone, and no event says so.
  useEffect(() => {
    const timer = setInterval(() => void refetch(), MINUTE_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const set = (change: Readonly<Record<string, string | null>>): void =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(change))
          if (value === null) before.delete(name);
          else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const shown = data?.date ?? day;
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4" key={id}>
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        title={t('title')}
        note={shown === undefined ? '' : format.date(shown, 'full')}
        actions={
          shown !== undefined && (
            <div className="flex flex-wrap gap-2">
              <Button
                icon={<Icon of={ChevronLeft} className="rtl:-scale-x-100" />}
                aria-label={t('live.previous')}
                onClick={() => set({ day: addDays(shown, -1) })}
              />
              <Button disabled={day === undefined} onClick={() => set({ day: null })}>
                {t('live.today')}
              </Button>
              <Button
                icon={<Icon of={ChevronRight} className="rtl:-scale-x-100" />}
                aria-label={t('live.next')}
                onClick={() => set({ day: addDays(shown, 1) })}
              />
            </div>
          )
        }
      />
      <Resource of={read} rows={6} failed={t('live.failed')} problem={problem}>
        {(live) => (
          <Live
            live={live}
            brandId={id}
            isOdd={params.get('show') === 'odd'}
            onOdd={(isOdd) => set({ show: isOdd ? 'odd' : null })}
          />
        )}
      </Resource>
    </div>
  );
}

interface LiveProps {
  readonly live: AnswerOf<typeof getLiveDay>;
  readonly brandId: string;
  readonly isOdd: boolean;
  readonly onOdd: (isOdd: boolean) => void;
}

const needsLook = ({ exceptions }: LivePerson): boolean => exceptions.some(({ is_seen: isSeen }) => !isSeen);

function Live({ live, brandId, isOdd, onOdd }: LiveProps) {
  const { t } = useClockWords();
  const odd = live.people.filter(needsLook);
  const people = (isOdd ? odd : live.people).toSorted(
    (one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state),
  );
  return (
    <>
      {!live.is_clocked && <Alert tone="info">{t('live.off')}</Alert>}
      {live.can_correct && <WaitingCorrections brandId={brandId} zone={live.time_zone} />}
      {live.can_correct && <HeldPunches brandId={brandId} zone={live.time_zone} />}
      {live.people.length === 0 ? (
        <Card>
          <EmptyState icon={<Icon of={CalendarDays} size={24} />} title={t('live.empty')}>
            {t('live.emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <Card
          flush
          title={`${t(isOdd ? 'live.odd' : 'live.all')} (${people.length})`}
          action={
            <SegmentedControl
              label={t('title')}
              segments={[
                { value: 'all', label: t('live.all') },
                { value: 'odd', label: t('live.odd') },
              ]}
              value={isOdd ? 'odd' : 'all'}
              onChange={(value) => onOdd(value === 'odd')}
            />
          }
        >
          {people.length === 0 ? (
            <EmptyState icon={<Icon of={CircleCheck} size={24} />} title={t('live.calm')} />
          ) : (
            <ul className="divide-y divide-line">
              {people.map((person) => (
                <LivePersonLine
                  key={person.employee_id}
                  person={person}
                  brandId={brandId}
                  date={live.date}
                  zone={live.time_zone}
                  canCorrect={live.can_correct}
                />
              ))}
            </ul>
          )}
        </Card>
      )}
    </>
  );
}
