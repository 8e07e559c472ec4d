import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { decideTimesheets } from '../../../contract/endpoints.ts';
import type { Decision, SheetSummary } from '../../../contract/schemas.ts';
import { useTimesheetWords } from '../../words.ts';

type Left = AnswerOf<typeof decideTimesheets>['left'][number];

/** Decides sheets of a period as they are shown; what was left is told with its reason. */
export function useDecisions(periodFrom: string, onDecided: () => void) {
  const { t } = useTimesheetWords();
  const params = { id: useBrand().id };
  const [left, setLeft] = useState<readonly Left[]>([]);
  const send = useSend(decideTimesheets, {
    untilRead: true,
    onSuccess: (answer, { body }) => {
      setLeft(answer.left);
      if (answer.decided.length > 0)
        toasts.show({ message: t(`done.${body.decision}`, { count: answer.decided.length }), tone: 'ok' });
      onDecided();
    },
  });
  return {
    busy: send.isPending,
    error: send.error,
    left,
    forget: () => setLeft([]),
    decide: (decision: Decision, sheets: readonly SheetSummary[], note = '') => {
      setLeft([]);
      send.mutate({
        params,
        body: {
          decision,
          period_from: periodFrom,
          note: note.trim(),
          sheets: sheets.map(({ employee_id, version, fingerprint }) => ({ employee_id, version, fingerprint })),
        },
      });
    },
  };
}
