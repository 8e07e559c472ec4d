import { CallError } from '@hearth/client/call-error';
import { useClient } from '@hearth/client/context';
import { callKey, useCall } from '@hearth/client/query';
import { useEvents } from '@hearth/client/use-events';
import { getApplication, getPipeline, moveApplication } from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { toasts, UNDO_DURATION_MS } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AnswerOf } from '@hearth/kit/endpoint';
import type { Card, EndReason, Stage } from '../contract/schemas.ts';
import { cardsAfterMove } from './cards-after-move.ts';
import en from './en.json' with { type: 'json' };

type Board = AnswerOf<typeof getPipeline>;

export interface BoardQuery {
  readonly brandId: string;
  readonly jobId: string | null;
  readonly text: string;
}

/** The board of a brand: what stands where, kept up to date by events, and the means to move a card with an undo. */
export function useBoard({ brandId, jobId, text }: BoardQuery) {
  const client = useClient();
  const cache = useQueryClient();
  const { t, problem } = usePhrases('applications', en);
  const input = {
    params: { id: brandId },
    query: { ...(jobId === null ? {} : { job_id: jobId }), ...(text === '' ? {} : { q: text }) },
  };
  const board = useCall(getPipeline, input, { keepPrevious: true });
  const key = callKey(getPipeline, input);

  const refresh = useCallback(() => {
    void cache.invalidateQueries({ queryKey: callKey(getPipeline) });
    void cache.invalidateQueries({ queryKey: callKey(getApplication) });
  }, [cache]);
  useEvents(
    [
      'applications.application_received',
      'applications.stage_changed',
      'messaging.message_sent',
      'messaging.messages_read',
    ],
    refresh,
    refresh,
  );

  const move = useCallback(
    async (card: Card, to: Stage, reason: EndReason | null = null, isUndo = false): Promise<void> => {
      const before = cache.getQueryData<Board>(key);
      // Shown at once; the answer, or the refusal, corrects it.
      if (before !== undefined)
        cache.setQueryData<Board>(key, { ...before, stages: cardsAfterMove(before.stages, card.id, to) });
      const name = `${card.first_name} ${card.last_name}`;
      try {
        const moved = await client.call(moveApplication, {
          params: { id: brandId, application_id: card.id },
          body: { stage: to, version: card.version, reason },
        });
        toasts.show({
          message: t('board.moved', { name, stage: t(`stage.${to}`) }),
          tone: 'ok',
          key: `move-${card.id}`,
          ...(isUndo
            ? {}
            : {
                durationMs: UNDO_DURATION_MS,
                action: {
                  label: t('board.undo'),
                  onSelect: () => void move({ ...card, stage: to, version: moved.version }, card.stage, null, true),
                },
              }),
        });
      } catch (error) {
        if (before !== undefined) cache.setQueryData(key, before);
        const changed = error instanceof CallError && error.code === 'APPLICATION_CHANGED';
        toasts.show({
          message: changed ? t('board.changedMeanwhile', { name }) : problem(error),
          tone: 'bad',
          durationMs: UNDO_DURATION_MS,
        });
      }
      refresh();
    },
    [cache, key, client, brandId, refresh, t, problem],
  );

  return { board, move, refresh };
}
