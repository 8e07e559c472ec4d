import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { useRuleNames } from '@hearth/domains/scheduling/widgets';
import { useLanguage } from '@hearth/i18n/phrases';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { decideDeals } from '../../contract/endpoints.ts';
import type { Deal } from '../../contract/schemas.ts';
import { useDealWords } from '../words.ts';

type Decision = 'APPROVED' | 'DECLINED';
type Left = AnswerOf<typeof decideDeals>['left'][number];

/** Decides requests; what was left is told at its line. `onDecided` runs once the list has been read again. */
export function useDecisions(onDecided: () => void) {
  const { t } = useDealWords();
  const ruleName = useRuleNames();
  const language = useLanguage();
  const params = { id: useBrand().id };
  const [left, setLeft] = useState<readonly Left[]>([]);
  const send = useSend(decideDeals, {
    untilRead: true,
    onSuccess: (answer, { body }) => {
      setLeft(answer.left);
      if (answer.decided.length > 0)
        toasts.show({ message: t(`result.${body.decision}`, { count: answer.decided.length }), tone: 'ok' });
      onDecided();
    },
  });
  return {
    busy: send.isPending,
    error: send.error,
    /** Why a request was left as it is, in words; nothing for one that was not. */
    whyLeft: (id: string): string | null => {
      const found = left.find((one) => one.id === id);
      if (found === undefined) return null;
      const rules = [...new Set(found.touches.map(({ rule }) => ruleName(rule)))].join(', ');
      return t(`left.${found.why}`, { rules });
    },
    decide: (decision: Decision, deals: readonly Pick<Deal, 'id' | 'version'>[], note = '') => {
      setLeft([]);
      send.mutate({
        params,
        body: { decision, note: note.trim(), language, deals: deals.map(({ id, version }) => ({ id, version })) },
      });
    },
  };
}
