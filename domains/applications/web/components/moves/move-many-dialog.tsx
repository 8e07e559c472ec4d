import { useClient } from '@hearth/client/context';
import { callKey } from '@hearth/client/query';
import {
  getApplication,
  getPipeline,
  listApplications,
  listStage,
  listUnanswered,
  moveApplications,
  undoMoves,
} from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { Select } from '@hearth/ui/select';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import type { EndReason } from '../../../contract/schemas.ts';
import { keyOf } from '../../../rules/steps.ts';
import type { Place, Steps } from '../../../rules/steps.ts';
import { usePlaceNames } from '../../place-names.ts';
import base from '../../en.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { DelayField, EndingFields } from './ending-fields.tsx';
import { PreviewedMoves } from './previewed-moves.tsx';
import { useLetterPlan } from './use-letter-plan.ts';
import { usePreview } from './use-preview.ts';
import type { Whom } from './use-preview.ts';

/** Long enough to read who was moved and think again; the letters wait longer. */
const UNDO_MANY_MS = 20_000;

/** Shows exactly who is moved and what is written to whom, moves them from there, and offers to take it all back. */
export function MoveManyDialog({
  brandId,
  whom,
  to: toFirst,
  places = [],
  steps,
  reasonFirst = null,
  onClose,
  onDone,
}: {
  brandId: string;
  whom: Whom;
  to: Place;
  /** Where else they may go, where that is chosen here. */
  places?: readonly Place[];
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
  const [to, setTo] = useState(toFirst);
  const { letters, plan, own, ready, setDelay, field } = useLetterPlan();
  const { delay } = plan;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const preview = usePreview(brandId, whom, to, reason);
  const ends = to.stage === 'REJECTED';
  const moves = ends && reason === null ? [] : (preview.data?.moves ?? []);
  const count = { count: moves.length };
  const nameOf = usePlaceNames();
  const stage = nameOf(to, steps);
  const refresh = (): void => {
    for (const endpoint of [getPipeline, listStage, listApplications, listUnanswered, getApplication])
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
      if (own !== null && done.moved.length > 0)
        await letters
          ?.send(done.moved, own.texts, own.delay)
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
            disabled={moves.length === 0 || preview.isFetching || !ready}
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
        {ends && <EndingFields reason={reason} onReason={setReason} plan={plan} onDelay={setDelay} />}
        {places.length > 0 && (
          <Select
            label={words('panel.moveTo')}
            placeholder={words('panel.moveTo')}
            options={places.map((place) => ({ id: keyOf(place), label: nameOf(place, steps) }))}
            value={keyOf(to)}
            onChange={(key) => setTo(places.find((place) => keyOf(place) === key) ?? to)}
          />
        )}
        {field({
          about: !ends ? to : reason === null ? null : { reason },
          applicationIds: moves.map(({ application_id: id }) => id),
          replaces: ends,
        })}
        {!ends && own !== null && <DelayField plan={plan} onDelay={setDelay} />}
        {(!ends || reason !== null) && (
          <PreviewedMoves preview={preview} steps={steps} writes={ends && delay !== null && own === null} />
        )}
      </form>
    </Modal>
  );
}
