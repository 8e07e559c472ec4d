import { LANGUAGE_NAMES, LANGUAGES } from '@hearth/i18n/languages';
import { IconButton } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { Disclosure } from '@hearth/ui/disclosure';
import { Icon } from '@hearth/ui/icon';
import { NumberField } from '@hearth/ui/number-field';
import { TextField } from '@hearth/ui/text-field';
import { ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '@hearth/kit/constants';
import type { PipelineStep } from '../../../contract/content-schemas.ts';
import { useStepWords } from './words.ts';

/** Edits one step: its names, their audience and its time limit. */
export function StepFields({
  step,
  error,
  onChange,
  onEarlier,
  onRemove,
}: {
  readonly step: PipelineStep;
  /** What is wrong with it, such as that it cannot be told from the others of its type. */
  readonly error: string | undefined;
  readonly onChange: (step: PipelineStep) => void;
  readonly onEarlier: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}) {
  const { t, language, nameOf } = useStepWords();
  const [typed, setTyped] = useState(step.names);
  const name = nameOf(step);
  const setName = (of: Language, text: string): void => {
    const next = { ...typed, [of]: text };
    setTyped(next);
    const said = Object.entries(next)
      .map(([key, value]) => [key, value.trim()] as const)
      .filter(([, value]) => value !== '');
    onChange({ ...step, names: Object.fromEntries(said) as PipelineStep['names'] });
  };
  const field = (of: Language) => (
    <TextField
      key={of}
      label={t('stepName', { language: LANGUAGE_NAMES[of] })}
      help={of === language ? t('stepNameHelp', { type: t(`types.${step.type}`) }) : undefined}
      error={of === language ? error : undefined}
      dir="auto"
      lang={of}
      value={typed[of] ?? ''}
      maxLength={40}
      onChange={({ target }) => setName(of, target.value)}
    />
  );
  const others = LANGUAGES.filter((one) => one !== language);
  const translated = others.filter((one) => step.names[one] !== undefined).length;
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">{field(language)}</div>
        <div className="mt-6 flex">
          {onEarlier !== undefined && (
            <IconButton label={t('earlier', { name })} icon={<Icon of={ArrowUp} size={20} />} onClick={onEarlier} />
          )}
          {onRemove !== undefined && (
            <IconButton label={t('remove', { name })} icon={<Icon of={Trash2} size={20} />} onClick={onRemove} />
          )}
        </div>
      </div>
      <Disclosure
        plain
        title={t('otherLanguages')}
        note={translated === 0 ? undefined : t('named', { count: translated })}
      >
        <div className="grid gap-4 sm:grid-cols-2">{others.map(field)}</div>
      </Disclosure>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <NumberField
          className="w-40"
          label={t('target')}
          value={step.target_days}
          min={1}
          max={90}
          onChange={(target_days) => onChange({ ...step, target_days })}
        />
        <Checkbox
          label={t('shown')}
          checked={step.shown}
          onChange={({ target }) => onChange({ ...step, shown: target.checked })}
        />
      </div>
    </fieldset>
  );
}
