import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { Ban, CircleCheck, Clock, Undo2 } from 'lucide-react';
import type { Deal } from '../../contract/schemas.ts';
import { progressOf } from '../../rules/deal-steps.ts';
import { useDealWords } from '../words.ts';

const LOOKS = {
  OFFERED: { tone: 'info', icon: Clock },
  TAKEN: { tone: 'info', icon: Clock },
  APPROVED: { tone: 'ok', icon: CircleCheck },
  DECLINED: { tone: 'bad', icon: Ban },
  WITHDRAWN: { tone: 'neutral', icon: Undo2 },
  EXPIRED: { tone: 'neutral', icon: Clock },
  VOID: { tone: 'warn', icon: Undo2 },
} as const;

/** The state of a request in a word. */
export function DealBadge({ state }: { state: Deal['state'] }) {
  const { t } = useDealWords();
  const { tone, icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon of={icon} size={14} />}>
      {t(`state.${state}`)}
    </Badge>
  );
}

const FILLS = { OPEN: 'bg-accent-ink', GRANTED: 'bg-ok', OVER: 'bg-ink-3' } as const;

/** How far a request has come: one bar for each stage, and the state in words. */
export function DealMeter({ deal }: { deal: Pick<Deal, 'verb' | 'state' | 'taken_at'> }) {
  const { t } = useDealWords();
  const { stages, done, outcome } = progressOf({ ...deal, isTaken: deal.taken_at !== null });
  return (
    <div
      role="meter"
      aria-label={t('meter.label')}
      aria-valuemin={0}
      aria-valuemax={stages.length}
      aria-valuenow={done}
      aria-valuetext={t(`state.${deal.state}`)}
      className="grid auto-cols-fr grid-flow-col gap-1.5"
    >
      {stages.map((stage, index) => (
        <span key={stage} aria-hidden="true" className="grid gap-1 text-xs text-ink-2">
          <span
            className={`h-1 rounded-full forced-colors:border ${index < done ? FILLS[outcome] : 'bg-line-strong'}`}
          />
          {t(`meter.${stage}`)}
        </span>
      ))}
    </div>
  );
}
