import { Loading, Skeleton } from '@hearth/ui/skeleton';
import { useEffect } from 'react';
import { useSchedulingPhrases, type SchedulingPhrases } from '../use-scheduling-phrases.ts';
import { whenDrawn } from './when-drawn.ts';

/** The shape of the week while it is on its way. */
export function ScheduleSkeleton() {
  const words = useSchedulingPhrases();
  useEffect(() => whenDrawn(() => rehearse(words)), [words]);
  return (
    <Loading label={words.t('loading')}>
      <div className="grid gap-3 p-4">
        <div className="flex gap-2">
          <Skeleton className="h-9 w-20" />
          <Skeleton className="h-9 w-52" />
          <Skeleton className="ms-auto h-9 w-40" />
        </div>
        {Array.from({ length: 12 }, (_, line) => (
          <div key={line} className="grid grid-cols-[minmax(8rem,14rem)_repeat(7,minmax(0,1fr))] gap-2">
            <Skeleton className="h-9" />
            {Array.from({ length: 7 }, (_, day) => (
              <Skeleton key={day} className={(line + day * 3) % 4 === 0 ? 'invisible h-9' : 'h-9'} />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** The first date, time and number in a language make the browser read its tables, which takes longer than to draw the week. */
function rehearse({ format, hours, range }: SchedulingPhrases): void {
  format.weekday(1, 'short');
  format.date('2026-01-01', 'day');
  range({ start: '09:00', end: '17:00' });
  hours(90);
}
