import { Select } from '@hearth/ui/select';
import type { SelectOption } from '@hearth/ui/select';
import { WrittenText } from '@hearth/ui/written-text';
import type { Column } from '../../contract/schemas.ts';
import type { ImportField } from '../../rules/fields.ts';
import { fieldName, useWords } from '../words.ts';

/** The choice "Not in the file". */
export const NO_COLUMN = 'none';

/** A field, its mapped column and sample values. */
export function ColumnRow(props: {
  field: ImportField;
  columns: readonly Column[];
  options: readonly SelectOption[];
  chosen: number | undefined;
  problem: string | undefined;
  onChange: (column: number | undefined) => void;
}) {
  const { field, columns, options, chosen, problem, onChange } = props;
  const words = useWords();
  const { t } = words;
  const name = fieldName(words, field.key);
  const samples = chosen === undefined ? [] : (columns[chosen]?.samples ?? []);
  return (
    <li className="grid items-start gap-x-4 gap-y-1.5 border-b border-line px-4 py-2.5 last:border-b-0 sm:grid-cols-[11rem_minmax(0,17rem)_minmax(0,1fr)]">
      <span className="flex flex-wrap items-baseline gap-x-2 text-base sm:pt-1.5">
        <span className="font-bold">{name}</span>
        <span className={field.required ? 'text-sm text-accent-ink' : 'text-sm text-ink-3'}>
          {field.required ? t('columns.required') : t('columns.optional')}
        </span>
      </span>
      <Select
        label={t('columns.columnFor', { field: name })}
        labelHidden
        options={options}
        placeholder={t('columns.none')}
        required={field.required}
        error={problem}
        value={chosen === undefined ? NO_COLUMN : String(chosen)}
        onChange={(value) => onChange(value === NO_COLUMN ? undefined : Number(value))}
      />
      <WrittenText className="min-w-0 text-sm text-ink-2 sm:pt-2" title={samples.join(' · ')}>
        {samples.slice(0, 3).join(' · ')}
      </WrittenText>
    </li>
  );
}
