import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { CountBadge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { ArrowRight, CalendarClock, Check, FilePen, Pause } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Card } from '../../contract/schemas.ts';
import type { NextStep } from '../../rules/next-step.ts';
import { nextStep } from '../../rules/next-step.ts';
import en from '../en.json' with { type: 'json' };
import { useNow } from '../use-now.ts';

/** The last line of a card: what is next, an arrow when it is ours, and a button where one press begins it. */
export function CardNext(props: {
  readonly card: Card;
  readonly tabIndex: 0 | -1 | undefined;
  readonly onOffer: (() => void) | undefined;
}) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const { card, tabIndex, onOffer } = props;
  const next = nextStep(card, useNow());
  const words = useNextWords(card);
  if (next === null) return null;
  if (onOffer !== undefined && (next.what === 'OFFER' || next.what === 'OFFER_ANEW'))
    return (
      <span className="mt-1 grid border-t border-line pt-1.5 pe-8 pointer-coarse:pe-12">
        <Button
          size="sm"
          variant="primary"
          tabIndex={tabIndex}
          icon={<Icon of={FilePen} size={16} />}
          onClick={onOffer}
        >
          {words(next)}
        </Button>
      </span>
    );
  return (
    <span
      className={`mt-1 flex items-center gap-1.5 border-t border-line pt-1.5 ${next.ours ? 'font-bold text-accent-ink' : 'text-ink-2'}`}
    >
      <Icon of={iconOf(next)} size={16} directional={next.ours} />
      <span className="line-clamp-2 min-w-0">{words(next)}</span>
      {card.unread > 0 && (
        <CountBadge
          strong
          className="ms-auto pointer-coarse:me-10"
          count={format.number(card.unread)}
          label={t('card.unread', { count: card.unread })}
        />
      )}
    </span>
  );
}

function iconOf({ ours, what }: NextStep): LucideIcon {
  if (ours) return ArrowRight;
  return what === 'ON_TEAM' ? Check : what === 'MEET' ? CalendarClock : Pause;
}

function useNextWords(card: Card): (next: NextStep) => string {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  return (next) => {
    if (next.what === 'MEET')
      return t('card.next.MEET', {
        time: format.instant(next.at, card.interview?.time_zone ?? deviceZone(), 'weekday'),
      });
    if (next.what === 'SIGN') return t('card.next.SIGN', { day: format.instantDate(next.at, deviceZone(), 'short') });
    return t(`card.next.${next.what}`);
  };
}
