import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { Clock, OctagonMinus } from 'lucide-react';
import type { Card } from '../../contract/schemas.ts';
import en from '../en.json' with { type: 'json' };
import { useNow } from '../use-now.ts';
import { useShortDays } from '../use-short-days.ts';
import { CardNext } from './card-next.tsx';

const HOUR_MS = 3_600_000;
/** From this share of the promise on, a wait is said with a warning. */
const SOON = 0.5;

/** The urgency of a wait compared with the promised time. */
export function waitTone(since: string, promisedHours: number, now: number): 'neutral' | 'warn' | 'bad' {
  const share = (now - Date.parse(since)) / (promisedHours * HOUR_MS);
  return share > 1 ? 'bad' : share > SOON ? 'warn' : 'neutral';
}

/** Whether cards say which job, and which location, they are about; `placeNames` are what tells locations from each other. */
export interface About {
  readonly job: boolean;
  readonly place: boolean;
  readonly placeNames?: ReadonlyMap<string, string>;
}

/** A person on the board: name and wait, when and how much, then the next step and whose it is. */
export function CardView({
  card,
  promisedHours,
  about,
  tabIndex,
  onOffer,
}: {
  card: Card;
  promisedHours: number;
  about: About;
  /** Of a button in it: -1: Tab passes it by. */
  tabIndex?: 0 | -1;
  /** Begins an offer to this person; absent for whoever may make none. */
  onOffer?: (() => void) | undefined;
}) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const shortDays = useShortDays();
  const days = shortDays(card.availability);
  const hours = card.hours_per_week === null ? null : t('card.hours', { hours: format.number(card.hours_per_week) });
  return (
    <div className="grid grid-cols-1 gap-0.5 text-sm">
      <div className="flex items-start justify-between gap-2">
        <span dir="auto" className="line-clamp-2 min-w-0 break-words text-dense font-bold">
          {card.first_name} {card.last_name}
        </span>
        {card.waiting_since !== null && <Wait since={card.waiting_since} promisedHours={promisedHours} />}
      </div>
      {(about.job || about.place) && (
        <span title={about.place ? card.location_name : undefined} className="flex text-ink-2">
          <bdi className="truncate">
            {[
              about.place ? (about.placeNames?.get(card.location_name) ?? card.location_name) : null,
              about.job ? card.job_title : null,
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </bdi>
        </span>
      )}
      {(days !== null || hours !== null) && (
        <span className="flex gap-1 text-ink-2">
          {days !== null && <span className="truncate">{days}</span>}
          {hours !== null && (
            <span className="shrink-0">
              {days !== null && '· '}
              {hours}
            </span>
          )}
        </span>
      )}
      {card.knocked_out && (
        <span className="flex items-center gap-1 text-warn">
          <Icon of={OctagonMinus} size={16} />
          <span className="truncate">{t('card.knockedOut')}</span>
        </span>
      )}
      <CardNext card={card} tabIndex={tabIndex} onOffer={onOffer} />
    </div>
  );
}

function Wait({ since, promisedHours }: { since: string; promisedHours: number }) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const now = new Date(useNow());
  const tone = waitTone(since, promisedHours, now.getTime());
  const wait = format.waiting(since, now);
  return (
    <Badge
      tone={tone}
      icon={tone === 'bad' ? <Icon of={Clock} size={12} label={t('card.late', { wait })} /> : undefined}
    >
      {wait}
    </Badge>
  );
}
