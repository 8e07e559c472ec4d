import { CallError } from '@hearth/client/call-error';
import type { Client } from '@hearth/client/client';
import { callKey } from '@hearth/client/query';
import { getApplication, moveApplication } from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { toasts, UNDO_DURATION_MS } from '@hearth/ui/toast';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
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

/** Moves cards. Moves of one person go one after the other, each from the version that the one before it left. */
export function useMoves({ brandId, client, cache, show, refresh }: MoveParts): (move: CardMove) => void {
  const { t, problem, language } = usePhrases('applications', en);
  const versions = useRef(new Map<string, number>());
  const lastOf = useRef(new Map<string, Promise<void>>());

  return useCallback(
    function move(asked: CardMove): void {
      const { card, to, reason = null, letterAfterMinutes = null, afterwards, isUndo = false } = asked;
      // Taking back a return from an end leads to that end again.
      const endedFor = 'end_reason' in card ? card.end_reason : null;
      const name = `${card.first_name} ${card.last_name}`;
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
          const undo = {
            label: t('board.undo'),
            onSelect: () =>
              move({
                card: { ...card, stage: moved.stage, step_id: moved.step_id, version: moved.version },
                to: { stage: card.stage, step_id: card.step_id },
                reason: endedFor,
                isUndo: true,
              }),
          };
          const stage = stepName(moved.step_id, moved.steps, language) ?? t(`stage.${moved.stage}`);
          toasts.show({
            message: t('board.moved', { name, stage }),
            tone: 'ok',
            key: `move-${card.id}`,
            ...(isUndo ? {} : { durationMs: UNDO_DURATION_MS, action: undo }),
          });
          await afterwards?.().catch((error: unknown) =>
            toasts.show({ message: problem(error), tone: 'bad', key: `letter-${card.id}` }),
          );
        } catch (error) {
          const changed = error instanceof CallError && error.code === 'APPLICATION_CHANGED';
          const lost = error instanceof CallError && error.status === 0;
          show({
            card: { ...card, stage: to.stage, step_id: to.step_id ?? null },
            to: { stage: card.stage, step_id: card.step_id },
          });
          toasts.show({
            message: changed ? t('board.changedMeanwhile', { name }) : problem(error),
            tone: 'bad',
            key: `move-${card.id}`,
            durationMs: UNDO_DURATION_MS,
            ...(lost ? { action: { label: t('board.retry'), onSelect: () => move(asked) } } : {}),
          });
          // How it stands after all: what was made says itself what it changes.
          refresh();
        }
      };
      show(asked);
      lastOf.current.set(card.id, (lastOf.current.get(card.id) ?? Promise.resolve()).then(send));
    },
    [brandId, client, cache, show, refresh, t, problem, language],
  );
}
