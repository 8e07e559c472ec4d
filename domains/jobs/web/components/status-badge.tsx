import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { CalendarClock, CircleCheck, CirclePause, CircleX, Clock, PencilLine, Radio, UserCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { JobStatus } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

type BadgeLook = readonly [tone: 'neutral' | 'info' | 'ok' | 'warn' | 'bad', icon: LucideIcon];

const LOOKS: Readonly<Record<JobStatus, BadgeLook>> = {
  DRAFT: ['neutral', PencilLine],
  PENDING_APPROVAL: ['warn', UserCheck],
  SCHEDULED: ['info', CalendarClock],
  LIVE: ['ok', Radio],
  PAUSED: ['warn', CirclePause],
  FILLED: ['info', CircleCheck],
  CLOSED: ['neutral', CircleX],
  EXPIRED: ['neutral', Clock],
};

/** The status of a job with icon and colour. */
export function StatusBadge({ status }: { readonly status: JobStatus }) {
  const { t } = useWords();
  const [tone, icon] = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon of={icon} size={12} />}>
      {t(`status.${status}`)}
    </Badge>
  );
}
