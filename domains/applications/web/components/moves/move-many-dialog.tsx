import { useClient } from '@hearth/client/context';
import type { Form } from '@hearth/client/use-form';
import { useForm } from '@hearth/client/use-form';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { moveApplications, undoMoves } from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { Select } from '@hearth/ui/select';
import { toasts } from '@hearth/ui/toast';
import type { EndReason } from '../../../contract/schemas.ts';
import { keyOf } from '../../../rules/steps.ts';
import type { StageRef, PipelineSteps } from '../../../rules/steps.ts';
import { useStageNames } from '../../state/place-names.ts';
import base from '../../en.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { DelayField, EndingFields } from './ending-fields.tsx';
import { PreviewedMoves } from './previewed-moves.tsx';
import { useLetterPlan } from './use-letter-plan.ts';
import { useMovePreview } from './use-preview.ts';
import type { MoveSelection } from './use-preview.ts';

/** Long enough to read who was moved and think again; the letters wait longer. */
const UNDO_MANY_MS = 20_000;

interface MoveManyProps {
  brandId: string;
  whom: MoveSelection;
  to: StageRef;
  /** Where else they may go, where that is chosen here. */
  places?: readonly StageRef[];
  /** The steps of the post that all of them applied for, where it has any. */
  steps: PipelineSteps;
  /** The reason that is chosen to begin with, where it is known. */
  reasonFirst?: EndReason | null;
  onClose: () => void;
  onDone: () => void;
}

/** What the form holds. */
interface MoveValues {
  to: StageRef;
  reason: EndReason | null;
}
type MoveManyResult = AnswerOf<typeof moveApplications>;

/** Shows exactly who is moved and what is written to whom, moves them from there, and offers to take it all back. */
export function MoveManyDialog(props: MoveManyProps) {
  const { places = [], steps, onClose } = props;
  const { t } = usePhrases('applications-moves', en);
  const { t: words, problem } = usePhrases('applications', base);
  const nameOf = useStageNames();
  const { form, letter, preview, moves, ends } = useMoveMany(props);
  const { plan, own, ready, setDelay, field } = letter;
  const { to, reason } = form.values;
  const isNobody = moves.length === 0;
  const count = { count: moves.length };
  return (
    <Modal
      open
      onClose={onClose}
      title={ends ? t('endTitle') : t('moveTitle', { stage: nameOf(to, steps) })}
      closeLabel={t('close')}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={form.element.id}
            variant={ends ? 'danger' : 'primary'}
            busy={form.busy}
            disabled={isNobody || preview.isFetching || !ready}
          >
            {isNobody ? t(ends ? 'endNobody' : 'moveNobody') : t(ends ? 'endMany' : 'moveMany', count)}
          </Button>
        </>
      }
    >
      <form {...form.element} className="grid gap-4">
        {form.error !== null && (
          <Alert tone="bad" urgent>
            {problem(form.error)}
          </Alert>
        )}
        {ends && (
          <EndingFields
            reason={reason}
            onReason={(chosen) => form.set('reason', chosen)}
            plan={plan}
            onDelay={setDelay}
          />
        )}
        {places.length > 0 && (
          <Select
            label={words('panel.moveTo')}
            placeholder={words('panel.moveTo')}
            options={places.map((place) => ({ id: keyOf(place), label: nameOf(place, steps) }))}
            value={keyOf(to)}
            onChange={(key) => form.set('to', places.find((place) => keyOf(place) === key) ?? to)}
          />
        )}
        {field({
          about: !ends ? to : reason === null ? null : { reason },
          applicationIds: moves.map(({ application_id: id }) => id),
          replaces: ends,
        })}
        {!ends && own !== null && <DelayField plan={plan} onDelay={setDelay} />}
        {(!ends || reason !== null) && (
          <PreviewedMoves preview={preview} steps={steps} writes={ends && plan.delay !== null && own === null} />
        )}
      </form>
    </Modal>
  );
}

/** Previews a bulk move and provides the form that moves and writes to the candidates. */
function useMoveMany({ brandId, whom, to: toFirst, steps, reasonFirst = null, onDone }: MoveManyProps) {
  const { problem } = usePhrases('applications', base);
  const client = useClient();
  const letter = useLetterPlan();
  const tell = useMovedToast(brandId, steps);
  const { own, letters, plan } = letter;
  const form: Form<MoveValues> = useForm<MoveValues, MoveManyResult>({
    values: { to: toFirst, reason: reasonFirst },
    send: async ({ to: place, reason }) => {
      const done = await client.call(moveApplications, {
        params: { id: brandId },
        body: {
          moves: moves.map(({ application_id, version }) => ({ application_id, version })),
          ...place,
          reason: ends ? reason : null,
          letter_after_minutes: ends && own === null ? plan.delay : null,
        },
      });
      tell(done, place);
      // They are moved whatever becomes of what is written to them.
      if (own !== null && done.moved.length > 0)
        await letters
          ?.send(done.moved, own.texts, own.delay)
          .catch((failed: unknown) =>
            toasts.show({ message: problem(failed), tone: 'bad', key: `letter-${done.batch_id}` }),
          );
      return done;
    },
    onSent: onDone,
  });
  const { to, reason } = form.values;
  const ends = to.stage === 'REJECTED';
  const preview = useMovePreview(brandId, whom, to, reason);
  const moves = ends && reason === null ? [] : (preview.data?.moves ?? []);
  return { form, letter, preview, moves, ends };
}

/** Says who was moved, with a way to take it back. */
function useMovedToast(brandId: string, steps: PipelineSteps): (done: MoveManyResult, to: StageRef) => void {
  const { t } = usePhrases('applications-moves', en);
  const { t: words, problem } = usePhrases('applications', base);
  const client = useClient();
  const nameOf = useStageNames();
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
  };
  return ({ batch_id: batchId, moved, left }, to) =>
    void toasts.show({
      message:
        left.length === 0
          ? t('moved', { count: moved.length, stage: nameOf(to, steps) })
          : t('movedInPart', { count: left.length }),
      tone: 'ok',
      key: batchId,
      durationMs: UNDO_MANY_MS,
      ...(moved.length === 0 ? {} : { action: { label: words('board.undo'), onSelect: () => void takeBack(batchId) } }),
    });
}
