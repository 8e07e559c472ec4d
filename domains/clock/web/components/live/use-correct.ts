import { useClient } from '@hearth/client/context';
import { toasts } from '@hearth/ui/toast';
import { correctPunches } from '../../../contract/correction-endpoints.ts';
import type { NewCorrection } from '../../../contract/schemas.ts';
import { useClockWords } from '../../words.ts';

/** Sends a manager’s correction of somebody’s hours, and says whether it applies already. */
export function useCorrect(brandId: string, employeeId: string): (wanted: NewCorrection) => Promise<void> {
  const { t } = useClockWords();
  const client = useClient();
  return async (wanted) => {
    const params = { id: brandId, employee_id: employeeId };
    const { state } = await client.call(correctPunches, { params, body: wanted });
    toasts.show({ message: t(state === 'APPLIED' ? 'edit.applied' : 'edit.pending') });
  };
}
