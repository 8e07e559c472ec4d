import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { LocationDay } from '../../contract/schemas.ts';
import { pendingLabel, pendingItems } from '../waits.ts';
import type { PendingItem } from '../waits.ts';
import { useDashboardPhrases } from '../words.ts';

/** What cannot wait until tomorrow is marked by more than its place in the list. */
const URGENT: ReadonlySet<PendingItem['kind']> = new Set(['gaps', 'away', 'late']);

/** Everything that waits for the reader, the most urgent first; each line leads to where it is dealt with. */
export function DayWaits({ day }: { day: LocationDay }) {
  const words = useDashboardPhrases();
  const { t, format } = words;
  const waits = pendingItems(day);
  return (
    <Card flush title={t('day.waits')}>
      {waits.length === 0 ? (
        <EmptyState icon={<Icon of={CircleCheck} size={24} />} title={t('day.calm')}>
          {t('day.calmText')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {waits.map(({ kind, count, to }) => (
            <li key={kind}>
              <Link
                to={to}
                className="flex min-h-13 items-center gap-4 px-4 py-2 -outline-offset-2 hover:bg-surface-2 phone:min-h-14"
              >
                <span
                  className={`min-w-9 text-end text-xl font-bold tabular-nums ${URGENT.has(kind) ? 'text-bad' : 'text-ink'}`}
                >
                  {format.number(count)}
                </span>
                <span className="min-w-0 flex-1 text-base">
                  {pendingLabel(kind, day, words)}
                  {URGENT.has(kind) && <span className="ms-2 text-sm font-bold text-bad">{t('day.urgent')}</span>}
                </span>
                <Icon of={ChevronRight} directional className="text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
