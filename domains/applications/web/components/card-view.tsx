import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Badge, CountBadge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { ArrowRight, Clock, OctagonMinus } from 'lucide-react';
import type { Card } from '../../contract/schemas.ts';
import en from '../en.json' with { type: 'json' };

const HOUR_MS = 3_600_000;

/** Whether somebody has waited longer than was promised. */
export function isLate(card: Pick<Card, 'waiting_since'>, promisedHours: number, now: number): boolean {
  return card.waiting_since !== null && now - Date.parse(card.waiting_since) > promisedHours * HOUR_MS;
}

/** A person on the board: name and wait, when and how much, then the next step. */
export function CardView({ card, promisedHours, showJob }: { card: Card; promisedHours: number; showJob: boolean }) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const now = Date.now();
  const late = isLate(card, promisedHours, now);
  const wait = card.waiting_since === null ? null : format.waiting(card.waiting_since, new Date(now));
  const days = [...new Set(card.availability.map((slot) => slot.weekday))].sort((a, b) => a - b);
  const when =
    days.length === 0
      ? null
      : days.length === 7
        ? t('card.anyDay')
        : days.map((day) => format.weekday(day, 'short')).join(', ');
  const next = card.stage in en.card.next ? t(`card.next.${card.stage as keyof typeof en.card.next}`) : null;
  return (
    <div className="grid gap-1 text-sm">
      <div className="flex items-start justify-between gap-2">
        <span className="min-w-0 font-bold break-words text-dense">
          {card.first_name} {card.last_name}
        </span>
        {wait !== null && (
          <Badge
            tone={late ? 'bad' : 'neutral'}
            icon={late ? <Icon of={Clock} size={12} label={t('card.late', { wait })} /> : undefined}
          >
            {wait}
          </Badge>
        )}
      </div>
      {showJob && (
        <span className="truncate text-ink-2">
          {card.job_title} · {card.location_name}
        </span>
      )}
      <span className="text-ink-2">
        {[when, card.hours_per_week === null ? null : t('card.hours', { hours: card.hours_per_week })]
          .filter((part) => part !== null)
          .join(' · ')}
      </span>
      {card.knocked_out && (
        <span className="flex items-center gap-1 text-warn">
          <Icon of={OctagonMinus} size={16} />
          {t('card.knockedOut')}
        </span>
      )}
      {next !== null && (
        <span className="mt-1 flex items-center gap-1.5 border-t border-line pt-2 font-bold text-accent-ink">
          <Icon of={ArrowRight} size={16} directional />
          {next}
          {card.unread > 0 && (
            <CountBadge
              strong
              className="ms-auto me-7"
              count={format.number(card.unread)}
              label={t('card.unread', { count: card.unread })}
            />
          )}
        </span>
      )}
    </div>
  );
}
