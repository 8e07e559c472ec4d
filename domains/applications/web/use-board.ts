import { useClient } from '@hearth/client/context';
import { callKey, useCall } from '@hearth/client/query';
import { eventNamed, useEvents } from '@hearth/client/use-events';
import { useReadAgain, useReadAgainOn } from '@hearth/client/use-read-again';
import {
  getApplication,
  getPipeline,
  listApplications,
  listStage,
  listUnanswered,
} from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { toasts } from '@hearth/ui/toast';
import type { InfiniteData } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Card } from '../contract/schemas.ts';
import { moveCard } from './state/board-cards.ts';
import en from './en.json' with { type: 'json' };
import type { CardMove } from './use-moves.ts';
import { useMoves } from './use-moves.ts';
import { APPLICATION_RECEIVED, HIRED, JOINED, STAGE_CHANGED } from '../contract/events.ts';

type PipelineBoard = AnswerOf<typeof getPipeline>;
type Pages = InfiniteData<AnswerOf<typeof listStage>, number>;

const BOARD_READS = [getPipeline, listStage, listApplications, listUnanswered, getApplication];

/** Filter of a board. */
export interface BoardQuery {
  readonly brandId: string;
  readonly jobId: string | null;
  readonly text: string;
}

/** Converts a board's filter to endpoint parameters. */
export function toBoardFilter({ jobId, text }: BoardQuery) {
  return { ...(jobId === null ? {} : { job_id: jobId }), ...(text === '' ? {} : { q: text }) };
}

/** Loads a brand's board, kept current by events, with an undoable move. */
export function useBoard(query: BoardQuery, onArrived: (applicationId: string) => void) {
  const { brandId } = query;
  const client = useClient();
  const cache = useQueryClient();
  const { t } = usePhrases('applications', en);
  const input = { params: { id: brandId }, query: toBoardFilter(query) };
  const board = useCall(getPipeline, input, { keepPrevious: true });

  const refresh = useReadAgain(BOARD_READS);
  useReadAgainOn(
    [STAGE_CHANGED, HIRED, JOINED, eventNamed('messaging.message_sent'), eventNamed('messaging.messages_read')],
    BOARD_READS,
  );
  useEvents([APPLICATION_RECEIVED], ({ data }) => {
    refresh();
    toasts.show({
      message: t('board.arrived'),
      key: 'application-arrived',
      action: { label: t('board.openPerson'), onSelect: () => onArrived(String(data['application_id'])) },
    });
  });

  /** Shows a move before the server has answered; the answer, or the refusal, corrects it. */
  const show = useCallback(
    ({ card, to }: CardMove) => {
      cache.setQueriesData<PipelineBoard>({ queryKey: callKey(getPipeline) }, (before) =>
        before === undefined ? before : { ...before, stages: moveCard(before.stages, card, to) },
      );
      cache.setQueriesData<Pages>({ queryKey: callKey(listStage) }, (before) =>
        before === undefined ? before : { ...before, pages: before.pages.map((page) => withoutCard(page, card)) },
      );
    },
    [cache],
  );
  const move = useMoves({ brandId, client, cache, show, refresh });

  return { board, move };
}

function withoutCard(page: AnswerOf<typeof listStage>, card: Card): AnswerOf<typeof listStage> {
  return { ...page, cards: page.cards.filter(({ id }) => id !== card.id) };
}
