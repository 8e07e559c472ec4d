import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Button, IconButton } from '@hearth/ui/button';
import { Disclosure } from '@hearth/ui/disclosure';
import { Icon } from '@hearth/ui/icon';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { createTemplate, updateTemplate } from '../../contract/endpoints.ts';
import { MOST_STEPS } from '../../contract/choices.ts';
import type { Purpose, Template, TemplateStep } from '../../contract/schemas.ts';
import { findStepProblems } from '../../rules/template-steps.ts';
import { emptyStep, fitStep, fitSteps, moveStep, type TemplateDraft } from '../template-draft.ts';
import { kindKey, sideKey } from '../purpose-words.ts';
import { useWords } from '../words.ts';
import { StepFields } from './step-fields.tsx';

/** Writes a template of the brand in view: its steps in their order, each folded until it is opened. */
export function TemplateEditor({
  of,
  draft,
  onClose,
}: {
  readonly of: Template | undefined;
  readonly draft: TemplateDraft;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const [steps, setSteps] = useState(draft.steps);
  const [opened, setOpened] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const isWrong = steps.some(({ title }) => title.trim() === '') || findStepProblems(steps).length > 0;
  const { purpose } = draft;
  const form = useTemplateForm(of, { purpose, name: draft.name, steps }, onClose);
  const add = (): void => {
    const step = emptyStep();
    setSteps([...steps, step]);
    setOpened(step.id);
  };
  return (
    <form
      {...form.element}
      onSubmit={(event) => {
        setTried(true);
        if (isWrong) event.preventDefault();
        else form.element.onSubmit(event);
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div className="grid gap-1">
        <h2 className="text-lg font-bold">{t(of === undefined ? 'template.add' : 'template.edit')}</h2>
        <p className="text-ink-2">{t(`template.noteOf.${purpose}`)}</p>
      </div>
      <TextField label={t('template.name')} maxLength={80} dir="auto" {...form.text('name')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {steps.map((step, index) => (
          <StepRow
            key={step.id}
            purpose={purpose}
            steps={steps}
            index={index}
            step={step}
            isOpen={opened === step.id}
            tried={tried}
            onSteps={setSteps}
          />
        ))}
      </div>
      {steps.length < MOST_STEPS && (
        <Button icon={<Icon of={Plus} />} onClick={add}>
          {t('template.addStep')}
        </Button>
      )}
      {tried && isWrong && <Alert tone="bad" urgent title={t('template.incomplete')} />}
      {form.error !== null && <Alert tone="bad" urgent title={problem(form.error)} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('template.save')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  );
}

/** How the name and the steps of a template are sent: once for each opening of the editor. */
function useTemplateForm(
  of: Template | undefined,
  { purpose, name: first, steps }: TemplateDraft,
  onSaved: () => void,
) {
  const { t } = useWords();
  const client = useClient();
  const brand = useBrand();
  const [key] = useState(newId);
  return useForm({
    values: { name: first },
    check: ({ name }) => ({ name: name.trim() === '' ? t('template.nameMissing') : undefined }),
    send: async ({ name }) => {
      const body = { name: name.trim(), steps: steps.map(tidy) };
      const params = { id: brand.id };
      return of === undefined
        ? client.call(createTemplate, { params, body: { ...body, purpose, idempotency_key: key } })
        : client.call(updateTemplate, {
            params: { ...params, template_id: of.id },
            body: { ...body, version: of.version },
          });
    },
    onSent: () => {
      toasts.show({ message: t('template.saved'), tone: 'ok' });
      onSaved();
    },
  });
}

interface RowProps {
  readonly purpose: Purpose;
  readonly steps: readonly TemplateStep[];
  readonly index: number;
  readonly step: TemplateStep;
  readonly isOpen: boolean;
  readonly tried: boolean;
  readonly onSteps: (steps: readonly TemplateStep[]) => void;
}

/** A step, folded until it is opened, with the ways to move and remove it. */
function StepRow({ purpose, steps, index, step, isOpen, tried, onSteps }: RowProps) {
  const { t } = useWords();
  return (
    <div className="flex items-start gap-1">
      <Disclosure
        className="flex-1"
        defaultOpen={isOpen}
        title={
          <bdi>{t('template.step', { number: index + 1, title: step.title.trim() || t('template.untitled') })}</bdi>
        }
        note={`${t(kindKey(purpose, step.kind))} · ${t(sideKey(purpose, step.owner))}`}
      >
        <StepFields
          purpose={purpose}
          step={step}
          above={steps.slice(0, index)}
          tried={tried}
          onChange={(next) => onSteps(steps.with(index, fitStep(next)))}
        />
        <div className="mt-4">
          <Button
            size="sm"
            variant="ghost"
            icon={<Icon of={Trash2} />}
            disabled={steps.length === 1}
            onClick={() => onSteps(fitSteps(steps.toSpliced(index, 1)))}
          >
            {t('template.removeStep')}
          </Button>
        </div>
      </Disclosure>
      <IconButton
        label={`${t('template.up')}: ${step.title}`}
        icon={<Icon of={ArrowUp} />}
        disabled={index === 0}
        onClick={() => onSteps(moveStep(steps, index, -1))}
      />
      <IconButton
        label={`${t('template.down')}: ${step.title}`}
        icon={<Icon of={ArrowDown} />}
        disabled={index === steps.length - 1}
        onClick={() => onSteps(moveStep(steps, index, 1))}
      />
    </div>
  );
}

function tidy(step: TemplateStep): TemplateStep {
  return { ...step, title: step.title.trim(), text: step.text.trim(), why: step.why.trim() };
}
