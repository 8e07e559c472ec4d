import { Badge } from '@hearth/ui/badge';
import { Card } from '@hearth/ui/card';
import type { BreakTurn } from '../../../contract/schemas.ts';
import { useLiveWords } from './words.ts';

interface TurnsProps {
  readonly breaks: readonly BreakTurn[];
  readonly now: string;
  readonly zone: string;
}

/** Who has to take a break by when, in the order in which they best go; nothing where nobody has to. */
export function BreakTurns({ breaks, now, zone }: TurnsProps) {
  const { t, format } = useLiveWords();
  if (breaks.length === 0) return null;
  const time = (at: string): string => format.instantTime(at, zone);
  return (
    <Card flush title={t('breaks.title')}>
      <ol className="divide-y divide-line">
        {breaks.map((turn) => {
          const isOver = turn.due_at <= now;
          const minutes = format.number(turn.minutes);
          return (
            <li key={turn.employee_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
              <span className="min-w-40 flex-1 font-bold">
                <bdi>{turn.name}</bdi>
              </span>
              <Badge tone={isOver ? 'bad' : turn.start_at <= now ? 'warn' : 'neutral'}>
                {turn.start_at <= now ? t('breaks.now') : t('breaks.at', { time: time(turn.start_at) })}
              </Badge>
              <p className="w-full text-sm text-ink-2">
                {[
                  t(isOver ? 'breaks.over' : 'breaks.due', { minutes, time: time(turn.due_at) }),
                  ...(turn.law === null ? [] : [turn.law]),
                  turn.cover.length === 0
                    ? t('breaks.noCover')
                    : t('breaks.cover', { names: turn.cover.slice(0, 3).join(', ') }),
                ].join(' · ')}
              </p>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
