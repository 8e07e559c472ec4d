import { Badge } from '@hearth/ui/badge';
import type { OfferState } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const TONES = { SENT: 'info', ACCEPTED: 'ok', DECLINED: 'bad', WITHDRAWN: 'neutral', EXPIRED: 'warn' } as const;

/** The state of an offer. */
export function StateBadge({ state }: { state: OfferState }) {
  const { t } = useWords();
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
}
