import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { joinSentences } from '@hearth/kit/text/joined-sentences';
import { toasts, UNDO_DURATION_MS } from '@hearth/ui/toast';
import type { TimeOff } from '../../../contract/time-off-schemas.ts';
import { decideTimeOffRequests, undoTimeOffDecisions } from '../../../contract/time-off-endpoints.ts';
import { useTimeOffWords } from './words.ts';

type Decision = 'APPROVED' | 'DECLINED';
type SeenRequest = Pick<TimeOff, 'id' | 'version'>;

const seen = ({ id, version }: SeenRequest): SeenRequest => ({ id, version });

/** Decides requests, with a toast that undoes it. `onDecided` runs once the list has been read again. */
export function useDecisions(onDecided: () => void) {
  const { t } = useTimeOffWords();
  const params = { id: useBrand().id };
  const undo = useSend(undoTimeOffDecisions, {
    onSuccess: ({ reopened, left }) =>
      toasts.show({
        message: left.length > 0 ? t('left', { count: left.length }) : t('undone', { count: reopened.length }),
      }),
  });
  const decide = useSend(decideTimeOffRequests, {
    untilRead: true,
    onSuccess: ({ decided, left }, { body }) => {
      const done = decided.length > 0 ? t(body.decision, { count: decided.length }) : '';
      const unreasoned = left.filter(({ why }) => why === 'REASON').length;
      const own = left.filter(({ why }) => why === 'OWN').length;
      const changed = left.length - unreasoned - own;
      const rest = changed > 0 ? t('left', { count: changed }) : '';
      const reasons = unreasoned > 0 ? t('reasons', { count: unreasoned }) : '';
      const requests = decided.map(seen);
      toasts.show({
        message: joinSentences([done, rest, reasons, own > 0 ? t('own') : '']),
        ...(requests.length === 0
          ? {}
          : {
              durationMs: UNDO_DURATION_MS,
              action: { label: t('undo'), onSelect: () => undo.mutate({ params, body: { requests } }) },
            }),
      });
      onDecided();
    },
  });
  return {
    busy: decide.isPending,
    error: decide.error ?? undo.error,
    decide: (decision: Decision, requests: readonly SeenRequest[], note = '') =>
      decide.mutate({ params, body: { decision, note: note.trim(), requests: requests.map(seen) } }),
  };
}
