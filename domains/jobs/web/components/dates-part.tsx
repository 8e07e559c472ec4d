import { Checkbox } from '@hearth/ui/checkbox';
import { DayField } from '@hearth/ui/day-field';
import { NumberField } from '@hearth/ui/number-field';
import { useWords } from '../words.ts';
import { fieldId, Part, useGapWords } from './field-parts.tsx';
import type { PartProps } from './field-parts.tsx';

/** When people start, when the job is open, and for how many. `today` is the day at the location. */
export function DatesPart({ content, change, gaps, today }: PartProps & { readonly today: string }) {
  const { t } = useWords();
  const { at } = useGapWords();
  const optionalHint = t('editor.fields.optional');
  return (
    <Part title={t('editor.sections.dates')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <DayField
          label={t('editor.fields.startsOn')}
          help={t('editor.fields.startsOnHelp')}
          optionalHint={optionalHint}
          value={content.starts_on}
          onChange={(starts_on) => change({ starts_on })}
        />
        <NumberField
          label={t('editor.fields.hiresTarget')}
          help={t('editor.fields.hiresTargetHelp')}
          value={content.hires_target}
          min={1}
          max={500}
          disabled={content.evergreen}
          onChange={(target) => change({ hires_target: target ?? 1 })}
        />
        <DayField
          label={t('editor.fields.publishOn')}
          help={t('editor.fields.publishOnHelp')}
          optionalHint={optionalHint}
          min={today}
          value={content.publish_on}
          onChange={(publish_on) => change({ publish_on })}
        />
        <div id={fieldId('closes_on')}>
          <DayField
            label={t('editor.fields.closesOn')}
            help={t('editor.fields.closesOnHelp')}
            optionalHint={optionalHint}
            error={at(gaps, 'closes_on')}
            min={today}
            disabled={content.evergreen}
            value={content.closes_on}
            onChange={(closes_on) => change({ closes_on })}
          />
        </div>
      </div>
      <Checkbox
        label={t('editor.fields.evergreen')}
        checked={content.evergreen}
        onChange={({ target }) => change({ evergreen: target.checked, ...(target.checked ? { closes_on: null } : {}) })}
      />
    </Part>
  );
}
