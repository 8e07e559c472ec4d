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
import { cardsAfterMove } from './board-cards.ts';
import en from './en.json' with { type: 'json' };
import type { Move } from './use-moves.ts';
import { useMoves } from './use-moves.ts';
import { APPLICATION_RECEIVED, HIRED, JOINED, STAGE_CHANGED } from '../contract/events.ts';

type Board = AnswerOf<typeof getPipeline>;
type Pages = InfiniteData<AnswerOf<typeof listStage>, number>;

const BOARD_READS = [getPipeline, listStage, listApplications, listUnanswered, getApplication];

/** Which applications stand on a board. */
export interface BoardQuery {
  readonly brandId: string;
  readonly jobId: string | null;
  readonly text: string;
}

/** The filter of a board as the endpoints take it. */
export function filterOf({ jobId, text }: BoardQuery) {
  return { ...(jobId === null ? {} : { job_id: jobId }), ...(text === '' ? {} : { q: text }) };
}

/** The board of a brand: what stands where, kept up to date by events, and the means to move a card with an undo. */
export function useBoard(query: BoardQuery, onArrived: (applicationId: string) => void) {
  const { brandId } = query;
  const client = useClient();
  const cache = useQueryClient();
  const { t } = usePhrases('applications', en);
  const input = { params: { id: brandId }, query: filterOf(query) };
  const board = useCall(getPipeline, input, { keepPrevious: true });

  const refresh = useReadAgain(BOARD_READS);
  useReadAgainOn(
    [
      STAGE_CHANGED,
      HIRED,
      JOINED,
      eventNamed('messaging.message_sent'),
      eventNamed('messaging.messages_read'),
      eventNamed('interviews.interview_changed'),
      eventNamed('offers.offer_changed'),
    ],
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
    ({ card, to }: Move) => {
      cache.setQueriesData<Board>({ queryKey: callKey(getPipeline) }, (before) =>
        before === undefined ? before : { ...before, stages: cardsAfterMove(before.stages, card, to) },
      );
      cache.setQueriesData<Pages>({ queryKey: callKey(listStage) }, (before) =>
        before === undefined ? before : { ...before, pages: before.pages.map((page) => without(page, card)) },
      );
    },
    [cache],
  );
  const move = useMoves({ brandId, client, cache, show, refresh });

  return { board, move };
}

function without(page: AnswerOf<typeof listStage>, card: Card): AnswerOf<typeof listStage> {
  return { ...page, cards: page.cards.filter(({ id }) => id !== card.id) };
}
