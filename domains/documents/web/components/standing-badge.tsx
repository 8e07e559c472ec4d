import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { Ban, CircleAlert, CircleCheck, Clock, History, Undo2 } from 'lucide-react';
import type { DocumentState, DocumentStanding, DocumentLine } from '../../contract/schemas.ts';
import { deviceZone } from '@hearth/i18n/device-zone';
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
  ACCEPTED: { tone: 'ok', icon: CircleCheck },
  REJECTED: { tone: 'bad', icon: Ban },
  REPLACED: { tone: 'neutral', icon: History },
  REMOVED: { tone: 'neutral', icon: Undo2 },
} as const;

/** How somebody stands with a document, in a word and a colour. */
export function StandingBadge({ standing }: { readonly standing: DocumentStanding }) {
  const { t } = useWords();
  const { tone, icon } = STANDING[standing];
  return (
    <Badge tone={tone} pill icon={<Icon of={icon} size={14} />}>
      {t(`standing.${standing}`)}
    </Badge>
  );
}

/** What became of a document. */
export function StateBadge({ state }: { readonly state: DocumentState }) {
  const { t } = useWords();
  const { tone, icon } = STATE[state];
  return (
    <Badge tone={tone} pill icon={<Icon of={icon} size={14} />}>
      {t(`state.${state}`)}
    </Badge>
  );
}

/** The last day of a line, whether it is required, and what is under way, in one row of words. */
export function LineFacts({ line }: { readonly line: DocumentLine }) {
  const { t } = useWords();
  const { date, instantDate } = useFormat();
  const { valid_until: ends, standing, asked_at: asked } = line;
  const facts = [
    ends === null
      ? null
      : t(standing === 'EXPIRED' || standing === 'WAITING' ? 'wasUntil' : 'until', { date: date(ends) }),
    line.is_required ? t('required') : null,
    line.is_waiting && standing !== 'WAITING' ? t('newSent') : null,
    asked === null ? null : t('asked', { date: instantDate(asked, deviceZone()) }),
  ].filter((fact) => fact !== null);
  return facts.length === 0 ? null : <span className="block text-sm text-ink-2">{facts.join(' · ')}</span>;
}
