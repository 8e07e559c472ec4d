import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PUBLISHED } from '@hearth/domains/scheduling/events';
import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Badge } from '@hearth/ui/badge';
import { Card } from '@hearth/ui/card';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Resource } from '@hearth/ui/resource';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { CORRECTION_CHANGED, PUNCHES_CHANGED } from '../../../contract/events.ts';
import { getLiveDay } from '../../../contract/live-endpoints.ts';
import type { LivePerson } from '../../../contract/schemas.ts';
import { pickPresent } from './pick-present.ts';
import { DayCounts } from '../live/day-counts.tsx';
import en from './en.json' with { type: 'json' };

const ROOM = 6;
const MINUTE_MS = 60_000;
const TONES = { IN: 'ok', BREAK: 'neutral', LATE: 'bad', NO_SHOW: 'bad' } as const;
type Named = keyof typeof TONES;
const isNamed = (state: LivePerson['state']): state is Named => state in TONES;

/**
 * Who is at work at a location now, who should be and is not; nothing where nobody clocks in, or nobody is to work. Read again as
 * people clock in, and every minute: lateness comes with time alone.
 */
export function WhoIsIn({ locationId }: { locationId: string }) {
  const { t } = usePhrases('clock-presence', en);
  const read = useCall(getLiveDay, { params: { id: locationId }, query: {} }, { keepPrevious: true });
  const { refetch } = read;
  useReadAgainOn([PUNCHES_CHANGED, CORRECTION_CHANGED, PUBLISHED], [getLiveDay]);
  useEffect(() => {
    const timer = setInterval(() => void refetch(), MINUTE_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  if (read.data !== undefined && (!read.data.is_clocked || read.data.people.length === 0)) return null;
  return (
    <Card
      flush
      title={t('title')}
      action={
        <Link to="/schedule/live" className={TEXT_LINK}>
          {t('toLive')}
        </Link>
      }
    >
      <Resource of={read} rows={3} failed={t('failed')}>
        {(live) => <Present live={live} />}
      </Resource>
    </Card>
  );
}

function Present({ live: { people, open_shifts: open, time_zone: zone } }: { live: AnswerOf<typeof getLiveDay> }) {
  const { t } = usePhrases('clock-presence', en);
  const format = useFormat();
  const { shown, more } = pickPresent(people, ROOM);
  return (
    <>
      <div className="px-4 py-3">
        <DayCounts people={people} openCount={open.length} />
      </div>
      {shown.length === 0 && <p className="border-t border-line px-4 py-3 text-ink-2">{t('none')}</p>}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {shown.map(({ employee_id: id, name, position_name: position, state, since }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <Link
              to={`/schedule/live?person=${id}`}
              className="inline-flex min-h-6 min-w-0 flex-1 basis-32 items-center font-bold underline-offset-2 hover:underline phone:min-h-11"
            >
              <bdi className="truncate">{name}</bdi>
            </Link>
            {position !== null && <bdi className="truncate text-sm text-ink-2">{position}</bdi>}
            {since !== null && (
              <span className="text-sm text-ink-2 tabular-nums">
                {t('since', { time: format.instantTime(since, zone) })}
              </span>
            )}
            {isNamed(state) && <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="border-t border-line px-4 py-2 text-sm text-ink-2">{t('more', { count: more })}</p>}
    </>
  );
}
