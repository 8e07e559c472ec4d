import { useClient } from '@hearth/client/context';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import type { OwnLetters } from '@hearth/domains/applications/widgets';
import { useEffect, useMemo } from 'react';
import { listLetterSteps } from '../../../contract/letter-choice-endpoints.ts';

/** Hands the employer's own mails about moves to the hiring page; null for readers who may not write. */
export function OwnLettersOfMessaging({
  onLetters,
}: {
  readonly onLetters: (letters: OwnLetters | null) => void;
}): null {
  const client = useClient();
  const brand = useBrand();
  const { id: brandId } = brand;
  const mayWrite = hasPermission(brand, 'SEND_MESSAGES') && hasPermission(brand, 'VIEW_MESSAGES');
  const { data: asked } = useCall(listLetterSteps, { params: { id: brandId } }, { enabled: mayWrite });
  const letters = useMemo(
    (): OwnLetters | null =>
      mayWrite
        ? {
            send: async (applicationIds, texts, afterMinutes) =>
              (await import('../templates/send-letter.ts')).sendLetter(client, brandId, {
                applicationIds,
                texts,
                afterMinutes,
              }),
            asksAt: ({ stage, step_id: step }) =>
              asked !== undefined &&
              (asked.stages.some((one) => one === stage) ||
                asked.steps.some((one) => (step == null ? one.stage === stage : one.id === step))),
          }
        : null,
    [mayWrite, client, brandId, asked],
  );
  useEffect(() => onLetters(letters), [onLetters, letters]);
  return null;
}
