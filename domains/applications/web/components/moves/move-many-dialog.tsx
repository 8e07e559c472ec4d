import { useClient } from '@hearth/client/context';
import { callKey } from '@hearth/client/query';
import {
  getApplication,
  getPipeline,
  listApplications,
  listStage,
  moveApplications,
  undoMoves,
} from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { use, useId, useState } from 'react';
import type { FormEvent } from 'react';
import type { EndReason } from '../../../contract/schemas.ts';
import { LETTER_DELAY_MINUTES } from '../../../rules/limits.ts';
import type { Place, Steps } from '../../../rules/steps.ts';
import { usePlaceNames } from '../../place-names.ts';
import base from '../../en.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { OwnLettersContext } from '../../own-letters.ts';
import type { LetterTexts } from '../../own-letters.ts';
import { DelayField, EndingFields } from './ending-fields.tsx';
import { PreviewedMoves } from './previewed-moves.tsx';
import { usePreview } from './use-preview.ts';
import type { Whom } from './use-preview.ts';

/** Long enough to read who was moved and think again; the letters wait longer. */
const UNDO_MANY_MS = 20_000;

/** Shows exactly who is moved and what is written to whom, moves them from there, and offers to take it all back. */
export function MoveManyDialog({
  brandId,
  whom,
  to,
  steps,
  reasonFirst = null,
  onClose,
  onDone,
}: {
  brandId: string;
  whom: Whom;
  to: Place;
  /** The steps of the post that all of them applied for, where it has any. */
  steps: Steps;
  /** The reason that is chosen to begin with, where it is known. */
  reasonFirst?: EndReason | null;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = usePhrases('applications-moves', en);
  const { t: words, problem } = usePhrases('applications', base);
  const client = useClient();
  const cache = useQueryClient();
  const formId = useId();
  const [reason, setReason] = useState<EndReason | null>(reasonFirst);
  const [delay, setDelay] = useState<number | null>(LETTER_DELAY_MINUTES);
  const letters = use(OwnLettersContext);
  const [texts, setTexts] = useState<LetterTexts | null>(null);
  const [ready, setReady] = useState(true);
  const own = delay === null ? null : texts;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const preview = usePreview(brandId, whom, to, reason);
  const ends = to.stage === 'REJECTED';
  const moves = ends && reason === null ? [] : (preview.data?.moves ?? []);
  const count = { count: moves.length };
  const stage = usePlaceNames()(to, steps);
  const refresh = (): void => {
    for (const endpoint of [getPipeline, listStage, listApplications, getApplication])
      void cache.invalidateQueries({ queryKey: callKey(endpoint) });
  };

  const takeBack = async (batchId: string): Promise<void> => {
    try {
      const { moved, left } = await client.call(undoMoves, { params: { id: brandId, batch_id: batchId } });
      toasts.show({
        message: left.length === 0 ? t('undone', { count: moved.length }) : t('undoneInPart'),
        tone: 'ok',
        key: batchId,
      });
    } catch (refused) {
      toasts.show({ message: problem(refused), tone: 'bad', key: batchId });
    }
    refresh();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || moves.length === 0) return;
    setBusy(true);
    setError(null);
    try {
      const done = await client.call(moveApplications, {
        params: { id: brandId },
        body: {
          moves: moves.map(({ application_id, version }) => ({ application_id, version })),
          ...to,
          reason: ends ? reason : null,
          letter_after_minutes: ends && own === null ? delay : null,
        },
      });
      toasts.show({
        message:
          done.left.length === 0
            ? t('moved', { count: done.moved.length, stage })
            : t('movedInPart', { count: done.left.length }),
        tone: 'ok',
        key: done.batch_id,
        durationMs: UNDO_MANY_MS,
        ...(done.moved.length === 0
          ? {}
          : { action: { label: words('board.undo'), onSelect: () => void takeBack(done.batch_id) } }),
      });
      if (own !== null && delay !== null && done.moved.length > 0)
        await letters
          ?.send(done.moved, own, delay)
          .catch((failed: unknown) =>
            toasts.show({ message: problem(failed), tone: 'bad', key: `letter-${done.batch_id}` }),
          );
      refresh();
      onDone();
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  };

  return (
    <Modal
      open
      onClose={onClose}
      title={ends ? t('endTitle') : t('moveTitle', { stage })}
      closeLabel={words('panel.close')}
      size="lg"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words('reject.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={ends ? 'danger' : 'primary'}
            busy={busy}
            disabled={moves.length === 0 || preview.isFetching || (own !== null && !ready)}
          >
            {moves.length === 0 ? t(ends ? 'endNobody' : 'moveNobody') : t(ends ? 'endMany' : 'moveMany', count)}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {error !== null && (
          <Alert tone="bad" urgent>
            {problem(error)}
          </Alert>
        )}
        {ends && <EndingFields reason={reason} onReason={setReason} delay={delay} onDelay={setDelay} />}
        {(!ends || delay !== null) &&
          letters?.choose({
            applicationIds: moves.map(({ application_id: id }) => id),
            texts,
            replaces: ends,
            onTexts: setTexts,
            onReady: setReady,
          })}
        {!ends && texts !== null && <DelayField delay={delay} onDelay={setDelay} />}
        {(!ends || reason !== null) && (
          <PreviewedMoves preview={preview} steps={steps} writes={ends && delay !== null && own === null} />
        )}
      </form>
    </Modal>
  );
}
