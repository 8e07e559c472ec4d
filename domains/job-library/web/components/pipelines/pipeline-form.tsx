import type { Form } from '@hearth/client/use-form';
import { Alert } from '@hearth/ui/alert';
import { Checkbox } from '@hearth/ui/checkbox';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import type { Pipeline, PipelineContent } from '../../../contract/pipeline-schemas.ts';
import { STEP_TYPES } from '../../../rules/pipeline.ts';
import { useOfferedPositions } from '../../api.ts';
import { PositionChips } from '../position-chips.tsx';
import { StepsOfType } from './steps-of-type.tsx';
import { usePipelineForm } from './use-pipeline-form.ts';
import { useStepWords } from './words.ts';

/** Writes one set of steps. They stand by their types, so that their order is always one that can be gone. */
export function PipelineForm({
  pipeline,
  onBack,
  onClose,
}: {
  readonly pipeline: Pipeline | null;
  readonly onBack: () => void;
  readonly onClose: () => void;
}) {
  const { t, problem } = useStepWords();
  const form = usePipelineForm(pipeline, (name) => {
    toasts.show({ message: t('saved', { name }), tone: 'ok' });
    onBack();
  });
  return (
    <FormDialog
      form={form}
      title={t(pipeline === null ? 'newTitle' : 'editTitle')}
      size="lg"
      submit={t('save')}
      cancel={t('back')}
      problem={problem}
      kept={t('kept')}
      confirmLeave
      className="grid gap-5"
      onCancel={onBack}
      onClose={onClose}
    >
      {pipeline !== null && <Alert>{t('changes')}</Alert>}
      <TextField label={t('name')} help={t('nameHelp')} dir="auto" maxLength={80} {...form.text('name')} />
      {STEP_TYPES.map((type) => (
        <StepsOfType
          key={type}
          type={type}
          steps={form.values.steps}
          faultOf={(index) => form.fault(`steps.${index}`)}
          onChange={(steps) => form.set('steps', steps)}
        />
      ))}
      <Positions form={form} />
    </FormDialog>
  );
}

/** For which positions the steps are, and whether other steps can be chosen for these. */
function Positions({ form }: { readonly form: Form<PipelineContent> }) {
  const { t } = useStepWords();
  const { positions, locked } = form.values;
  const offered = useOfferedPositions(positions);
  if (offered.length === 0) return null;
  return (
    <section aria-label={t('positions')} className="grid gap-2">
      <h3 className="font-bold">{t('positions')}</h3>
      <p className="text-dense text-ink-2">{t('positionsHelp')}</p>
      <PositionChips
        label={t('positions')}
        offered={offered}
        chosen={positions}
        onChange={(next) => {
          form.set('positions', [...next]);
          form.set('locked', locked && next.length > 0);
        }}
      />
      <Checkbox
        label={t('locked')}
        checked={locked}
        disabled={positions.length === 0}
        onChange={({ target }) => form.set('locked', target.checked)}
      />
    </section>
  );
}
