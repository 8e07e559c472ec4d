import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { Ban, CircleAlert, CircleCheck, Clock, Undo2 } from 'lucide-react';
import type { RecordState, Standing, StandingLine } from '../../contract/schemas.ts';
import { useFormat } from '@hearth/i18n/use-format';
import { useWords } from '../words.ts';

const STANDING = {
  MISSING: { tone: 'bad', icon: Ban },
  EXPIRED: { tone: 'bad', icon: Ban },
  WAITING: { tone: 'info', icon: Clock },
  EXPIRING: { tone: 'warn', icon: CircleAlert },
  VALID: { tone: 'ok', icon: CircleCheck },
} as const;

const STATE = {
  PENDING: { tone: 'info', icon: Clock },
  CONFIRMED: { tone: 'ok', icon: CircleCheck },
  REFUSED: { tone: 'bad', icon: Ban },
  REMOVED: { tone: 'neutral', icon: Undo2 },
} as const;

/** How somebody stands with a qualification, in a word and a colour. */
export function StandingBadge({ standing }: { readonly standing: Standing }) {
  const { t } = useWords();
  const { tone, icon } = STANDING[standing];
  return (
    <Badge tone={tone} pill icon={<Icon of={icon} size={14} />}>
      {t(`standing.${standing}`)}
    </Badge>
  );
}

/** What became of a record. */
export function StateBadge({ state }: { readonly state: RecordState }) {
  const { t } = useWords();
  const { tone, icon } = STATE[state];
  return (
    <Badge tone={tone} pill icon={<Icon of={icon} size={14} />}>
      {t(`state.${state}`)}
    </Badge>
  );
}

/** The level, the last day and what is required of a line, in one row of words. */
export function LineFacts({ line }: { readonly line: StandingLine }) {
  const { t } = useWords();
  const { date } = useFormat();
  const { demanded, expires_on: ends, standing } = line;
  const facts = [
    line.level_name,
    ends === null
      ? null
      : t(standing === 'EXPIRED' || standing === 'WAITING' ? 'wasUntil' : 'until', { date: date(ends) }),
    demanded === null
      ? null
      : demanded.level_name === null
        ? t('required')
        : t('requiredLevel', { level: demanded.level_name }),
    line.is_waiting && standing !== 'WAITING' ? t('newSent') : null,
  ].filter((fact) => fact !== null);
  return facts.length === 0 ? null : <span className="block text-sm text-ink-2">{facts.join(' · ')}</span>;
}
