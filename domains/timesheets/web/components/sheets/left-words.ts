import type { LeftReason, SheetSummary } from '../../../contract/schemas.ts';
import { useTimesheetWords } from '../../words.ts';

/** Why a sheet was left as it is; of a status that does not allow what was asked, which one it is. */
export function useLeftWords(): (why: LeftReason, sheet: Pick<SheetSummary, 'state'> | undefined) => string {
  const { t } = useTimesheetWords();
  return (why, sheet) =>
    why === 'STATE'
      ? t('left.STATE', { state: sheet === undefined ? '' : t(`states.${sheet.state}`) })
      : t(`left.${why}`);
}
