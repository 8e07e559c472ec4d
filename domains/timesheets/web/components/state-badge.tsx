import { Badge } from '@hearth/ui/badge';
import type { SheetSummary } from '../../contract/schemas.ts';
import { useTimesheetWords } from '../words.ts';

const TONES = {
  OPEN: 'neutral',
  SUBMITTED: 'info',
  APPROVED: 'ok',
  LOCKED: 'ok',
  EXPORTED: 'ok',
  REOPENED: 'warn',
} as const;

/** The state of a sheet, in words. */
export function StateBadge({ state }: Pick<SheetSummary, 'state'>) {
  const { t } = useTimesheetWords();
  return (
    <Badge tone={TONES[state]} pill>
      {t(`states.${state}`)}
    </Badge>
  );
}
