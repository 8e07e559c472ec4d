import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { TriangleAlert } from 'lucide-react';
import type { Interview } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const TONES = { INVITED: 'neutral', BOOKED: 'info', CANCELLED: 'neutral', DONE: 'ok', NO_SHOW: 'bad' } as const;

/** The state of an interview, its flag, and a reported delay. */
export function StateBadges({ interview }: { interview: Interview }) {
  const { t, format } = useWords();
  return (
    <>
      <Badge tone={TONES[interview.state]}>{t(`states.${interview.state}`)}</Badge>
      {interview.flag !== null && (
        <Badge tone="warn" icon={<Icon of={TriangleAlert} size={14} />}>
          {t(`flags.${interview.flag}`)}
        </Badge>
      )}
      {interview.state === 'BOOKED' && interview.late_minutes !== null && (
        <Badge tone="warn">{t('late', { minutes: format.number(interview.late_minutes) })}</Badge>
      )}
    </>
  );
}
