import { Badge } from '@hearth/ui/badge';
import type { ImportStatus } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const TONE = {
  UPLOADED: 'neutral',
  CHECKING: 'info',
  CHECKED: 'info',
  RUNNING: 'info',
  DONE: 'ok',
  CANCELLED: 'neutral',
  FAILED: 'bad',
} as const;

/** The status of an import. */
export function StatusBadge({ status }: { status: ImportStatus }) {
  const { t } = useWords();
  return <Badge tone={TONE[status]}>{t(`status.${status}`)}</Badge>;
}
