import { Button } from '@hearth/ui/button';
import { localDay } from '@hearth/kit/local-day';
import { useState } from 'react';
import type { Slot } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const DAYS_AT_ONCE = 3;

/** Free times by day; later days load on request. Later days come when they are asked for. */
export function SlotList(props: {
  readonly slots: readonly Slot[];
  readonly zone: string;
  readonly chosen: string | null;
  /** While a time is being taken. */
  readonly busy?: boolean;
  readonly onChoose: (startsAt: string) => void;
}) {
  const { t, format } = useWords();
  const { slots, zone, chosen, busy = false, onChoose } = props;
  const [shown, setShown] = useState(DAYS_AT_ONCE);
  const days = [...Map.groupBy(slots, (slot) => localDay(slot.starts_at, zone))];
  return (
    <div className="grid gap-4">
      {days.slice(0, shown).map(([date, ofDay]) => (
        <section key={date} aria-label={format.date(date, 'full')} className="grid gap-2">
          <h3 className="font-bold">{format.date(date, 'full')}</h3>
          <ul className="grid grid-cols-3 gap-2">
            {ofDay.map((slot) => (
              <li key={slot.starts_at}>
                <Button
                  wide
                  size="lg"
                  variant={slot.starts_at === chosen ? 'primary' : 'secondary'}
                  aria-pressed={slot.starts_at === chosen}
                  busy={busy && slot.starts_at === chosen}
                  disabled={busy}
                  onClick={() => onChoose(slot.starts_at)}
                >
                  {format.instantTime(slot.starts_at, zone)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {days.length > shown && (
        <Button wide onClick={() => setShown(shown + DAYS_AT_ONCE)}>
          {t('book.moreDays')}
        </Button>
      )}
    </div>
  );
}
