import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { searchBrands } from '@hearth/domains/core/contract';
import { LANGUAGE_NAMES, LANGUAGES } from '@hearth/i18n/languages';
import { ChoiceField } from '@hearth/ui/choice-field';
import { ComboBox } from '@hearth/ui/combo-box';
import { TextField } from '@hearth/ui/text-field';
import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import type { Job } from '../../contract/schemas.ts';
import { EMPLOYMENT_TYPES } from '@hearth/domains/job-library/rules';
import { usePositions } from '@hearth/domains/job-library/widgets';
import { useWords } from '../words.ts';
import { Lockable } from './lockable.tsx';
import { fieldId, Part, useGapWords } from './field-parts.tsx';
import type { PartProps } from './field-parts.tsx';

/** What, under which name, in which language; a post says first where. */
export function BasicsPart({ content, change, gaps, children }: PartProps & { readonly children?: ReactNode }) {
  const { t } = useWords();
  const { at } = useGapWords();
  return (
    <Part title={t('editor.sections.basics')}>
      {children}
      <Lockable field="title">
        <TextField
          id={fieldId('title')}
          label={t('editor.fields.title')}
          help={t('editor.fields.titleHelp')}
          error={at(gaps, 'title')}
          dir="auto"
          value={content.title}
          maxLength={100}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Lockable>
      <div className="grid gap-5 sm:grid-cols-2">
        <Lockable field="position">
          <PositionField content={content} change={change} />
        </Lockable>
        <Lockable field="employment_type">
          <div id={fieldId('employment_type')}>
            <ChoiceField
              label={t('editor.fields.employment')}
              placeholder={t('editor.fields.choose')}
              error={at(gaps, 'employment_type')}
              value={content.employment_type}
              options={EMPLOYMENT_TYPES.map((id) => ({ id, label: t(`employment.${id}`) }))}
              onChange={(id) => change({ employment_type: EMPLOYMENT_TYPES.find((type) => type === id) ?? null })}
            />
          </div>
        </Lockable>
        <Lockable field="language">
          <ChoiceField
            label={t('editor.fields.language')}
            placeholder={t('editor.fields.choose')}
            value={content.language}
            options={LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
            onChange={(id) => change({ language: LANGUAGES.find((language) => language === id) ?? 'en' })}
          />
        </Lockable>
      </div>
    </Part>
  );
}

type FieldProps = Pick<PartProps, 'content' | 'change'>;

/** Where the job is. */
export function LocationField({ content, change, job }: FieldProps & { readonly job: Job | null }) {
  const { t } = useWords();
  const brand = useBrand();
  const [words, setWords] = useState('');
  const term = useDeferredValue(words);
  const found = useCall(
    searchBrands,
    { params: { id: brand.id }, body: { term, type: 'LOCATION' } },
    { keepPrevious: true },
  );
  const options = (found.data?.brands ?? []).map(({ id, name, city }) => ({ id, label: name, note: city ?? '' }));
  const current =
    job !== null && job.location_id === content.location_id && !options.some(({ id }) => id === job.location_id)
      ? [{ id: job.location_id, label: job.location_name, note: job.location_city }]
      : [];
  return (
    <ComboBox
      label={t('editor.fields.location')}
      help={content.location_id === '' ? t('editor.fields.locationFirst') : undefined}
      emptyText={t('editor.fields.locationNone')}
      options={[...current, ...options]}
      value={content.location_id === '' ? null : content.location_id}
      onChange={(id) => id !== null && change({ location_id: id })}
      onSearch={setWords}
      busy={found.isFetching}
      required
    />
  );
}

/** A position of the group, or any other word for it. */
function PositionField({ content, change }: FieldProps) {
  const { t } = useWords();
  const positions = usePositions().data?.positions ?? [];
  const options = positions.map(({ id, name }) => ({ id, label: name }));
  const own = content.position_id === null && content.position_name !== '';
  return (
    <ComboBox
      label={t('editor.fields.position')}
      emptyText={t('editor.fields.positionNone')}
      options={own ? [{ id: content.position_name, label: content.position_name }, ...options] : options}
      value={own ? content.position_name : content.position_id}
      onChange={(id) => {
        const position = options.find((option) => option.id === id);
        if (position !== undefined) change({ position_id: position.id, position_name: position.label });
        else if (id === null) change({ position_id: null, position_name: '' });
      }}
      onFreeText={(text) => change({ position_id: null, position_name: text.trim().slice(0, 80) })}
    />
  );
}
