import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { useState } from 'react';
import type { OpenedInterview } from '../use-own-interview.ts';
import { useWords } from '../words.ts';
import { SlotList } from './slot-list.tsx';

/** Chooses a time and confirms it; with `atOnce` the first press books it. */
export function ChooseTime(props: {
  readonly opened: OpenedInterview;
  readonly busy: boolean;
  readonly onBook: (startsAt: string, sameHost: boolean) => Promise<void>;
  readonly onBack: (() => void) | undefined;
  readonly atOnce?: boolean;
}) {
  const { t, format } = useWords();
  const { opened, busy, onBook, onBack, atOnce = false } = props;
  const { interview, slots, has_other_hosts: hasOthers } = opened;
  const [chosen, setChosen] = useState<string | null>(null);
  const [same, setSame] = useState(false);
  const isMove = interview.state === 'BOOKED';
  const offered = isMove && same ? slots.filter(({ same_host: sameHost }) => sameHost) : slots;
  const standing = offered.find(({ starts_at: startsAt }) => startsAt === chosen);
  const zone = interview.time_zone;
  return (
    <>
      <h2 className="text-lg font-bold">{t('book.choose')}</h2>
      <p className="text-sm text-ink-2">{t('book.zone', { place: interview.location_name })}</p>
      {isMove && hasOthers && (
        <Checkbox label={t('book.sameHost')} checked={same} onChange={({ target }) => setSame(target.checked)} />
      )}
      {offered.length === 0 ? (
        <Alert tone="info" title={t('book.none')}>
          {t('book.noneText', { employer: interview.employer_name })}
        </Alert>
      ) : (
        <SlotList
          slots={offered}
          zone={zone}
          chosen={standing?.starts_at ?? null}
          busy={atOnce && busy}
          onChoose={(startsAt) => {
            setChosen(startsAt);
            if (atOnce) void onBook(startsAt, isMove && same);
          }}
        />
      )}
      {standing !== undefined && !atOnce && (
        <Button
          variant="primary"
          size="xl"
          wide
          className="sticky bottom-3"
          busy={busy}
          onClick={() => void onBook(standing.starts_at, isMove && same)}
        >
          {t('book.take', { time: format.instant(standing.starts_at, zone, 'weekday') })}
        </Button>
      )}
      {onBack !== undefined && (
        <Button wide variant="ghost" onClick={onBack}>
          {t('book.back')}
        </Button>
      )}
    </>
  );
}
