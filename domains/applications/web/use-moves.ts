import { CallError } from '@hearth/client/call-error';
import type { Client } from '@hearth/client/client';
import { callKey } from '@hearth/client/query';
import { getApplication, moveApplication } from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { toasts, UNDO_DURATION_MS } from '@hearth/ui/toast';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import type { Application, Card, EndReason, Listed } from '../contract/schemas.ts';
import type { MoveTarget } from '../rules/steps.ts';
import { stepName } from '../rules/steps.ts';
import en from './en.json' with { type: 'json' };

/** A card's move to another stage or step. */
export interface CardMove {
  readonly card: Card | Application | Listed;
  readonly to: MoveTarget;
  readonly reason?: EndReason | null | undefined;
  /** Minutes until the candidate is written to about the end; null or absent: nobody is. */
  readonly letterAfterMinutes?: number | null | undefined;
  /** What is done once the move has been made, as writing to whom it is about. */
  readonly afterwards?: (() => Promise<void>) | undefined;
  /** Taking back an earlier move: it offers no undo of its own. */
  readonly isUndo?: boolean;
}

interface MoveParts {
  readonly brandId: string;
  readonly client: Client;
  readonly cache: QueryClient;
  /** Shows the move at once. */
  readonly show: (move: CardMove) => void;
  /** Reads the board again. */
  readonly refresh: () => void;
}

/** Says what became of a move, each with the way on: taking it back, or trying again. */
function useMoveToasts() {
  const { t, problem, language } = usePhrases('applications', en);
  return useMemo(() => {
    const nameOf = ({ first_name: first, last_name: last }: CardMove['card']): string => `${first} ${last}`;
    return {
      moved: ({ card }: CardMove, moved: Application, onUndo: (() => void) | null): void => {
        const stage = stepName(moved.step_id, moved.steps, language) ?? t(`stage.${moved.stage}`);
        toasts.show({
          message: t('board.moved', { name: nameOf(card), stage }),
          tone: 'ok',
          key: `move-${card.id}`,
          ...(onUndo === null
            ? {}
            : { durationMs: UNDO_DURATION_MS, action: { label: t('board.undo'), onSelect: onUndo } }),
        });
      },
      refused: ({ card }: CardMove, error: unknown, onRetry: () => void): void => {
        const changed = error instanceof CallError && error.code === 'APPLICATION_CHANGED';
        const lost = error instanceof CallError && error.status === 0;
        toasts.show({
          message: changed ? t('board.changedMeanwhile', { name: nameOf(card) }) : problem(error),
          tone: 'bad',
          key: `move-${card.id}`,
          durationMs: UNDO_DURATION_MS,
          ...(lost ? { action: { label: t('board.retry'), onSelect: onRetry } } : {}),
        });
      },
      letterFailed: ({ card }: CardMove, error: unknown): void => {
        toasts.show({ message: problem(error), tone: 'bad', key: `letter-${card.id}` });
      },
    };
  }, [t, problem, language]);
}

/** The move that takes another back. Taking back a return from an end leads to that end again. */
function toUndo({ card }: CardMove, moved: Application): CardMove {
  return {
    card: { ...card, stage: moved.stage, step_id: moved.step_id, version: moved.version },
    to: { stage: card.stage, step_id: card.step_id },
    reason: 'end_reason' in card ? card.end_reason : null,
    isUndo: true,
  };
}

/** Moves cards. Moves of one person go one after the other, each from the version that the one before it left. */
export function useMoves({ brandId, client, cache, show, refresh }: MoveParts): (move: CardMove) => void {
  const say = useMoveToasts();
  const versions = useRef(new Map<string, number>());
  const lastOf = useRef(new Map<string, Promise<void>>());

  return useCallback(
    function move(asked: CardMove): void {
      const { card, to, reason = null, letterAfterMinutes = null, afterwards, isUndo = false } = asked;
      const params = { id: brandId, application_id: card.id };
      const send = async (): Promise<void> => {
        const version = Math.max(card.version, versions.current.get(card.id) ?? 0);
        try {
          const moved = await client.call(moveApplication, {
            params,
            body: { ...to, version, reason, letter_after_minutes: letterAfterMinutes },
          });
          versions.current.set(card.id, moved.version);
          cache.setQueryData(callKey(getApplication, { params }), moved);
          say.moved(asked, moved, isUndo ? null : () => move(toUndo(asked, moved)));
          await afterwards?.().catch((error: unknown) => say.letterFailed(asked, error));
        } catch (error) {
          show({
            card: { ...card, stage: to.stage, step_id: to.step_id ?? null },
            to: { stage: card.stage, step_id: card.step_id },
          });
          say.refused(asked, error, () => move(asked));
          // A refused move declares no change: the board is read again to show where the card really is.
          refresh();
        }
      };
      show(asked);
      lastOf.current.set(card.id, (lastOf.current.get(card.id) ?? Promise.resolve()).then(send));
    },
    [brandId, client, cache, show, refresh, say],
  );
}
