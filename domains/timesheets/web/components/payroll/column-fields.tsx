import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { ArrowUp, Plus, X } from 'lucide-react';
import { COLUMN_SOURCES } from '../../../contract/schemas.ts';
import type { ExportTemplate } from '../../../contract/schemas.ts';
import { useTimesheetWords } from '../../words.ts';

const MOST = 40;
const USUAL_WIDTH = 20;

type Columns = ExportTemplate['columns'];
type Column = Columns[number];

interface ColumnFieldsProps {
  readonly content: ExportTemplate;
  readonly onChange: (columns: Columns) => void;
}

/** The columns of a template, in their order. */
export function ColumnFields({ content, onChange }: ColumnFieldsProps) {
  const { t } = useTimesheetWords();
  const { columns, format } = content;
  const change = (index: number, with_: Partial<Column>): void =>
    onChange(columns.map((one, at) => (at === index ? { ...one, ...with_ } : one)));
  const sourceOf = (value: string | null) => COLUMN_SOURCES.find((one) => one === value);
  const moveUp = (index: number): void => {
    const moved = columns[index];
    if (moved !== undefined) onChange(columns.filter((_, at) => at !== index).toSpliced(index - 1, 0, moved));
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-bold">{t('templates.columns')}</legend>
      {columns.map((column, index) => (
        <div
          // Columns have no names of their own: their place is what they are.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          role="group"
          aria-label={t('templates.column', { number: index + 1 })}
          className="grid items-end gap-2 rounded-lg border border-line p-2 sm:grid-cols-[1fr_1fr_auto]"
        >
          <Select
            label={t('templates.source')}
            placeholder={t('templates.source')}
            options={COLUMN_SOURCES.map((id) => ({ id, label: t(`templates.sources.${id}`) }))}
            value={column.source}
            onChange={(value) => change(index, { source: sourceOf(value) ?? column.source })}
          />
          <TextField
            label={t('templates.columnName')}
            maxLength={60}
            value={column.header}
            onChange={({ target }) => change(index, { header: target.value.trimStart() })}
          />
          <span className="flex justify-end">
            <IconButton
              label={t('templates.up', { number: index + 1 })}
              icon={<Icon of={ArrowUp} />}
              disabled={index === 0}
              onClick={() => moveUp(index)}
            />
            <IconButton
              label={t('templates.remove', { number: index + 1 })}
              icon={<Icon of={X} />}
              disabled={columns.length === 1}
              onClick={() => onChange(columns.filter((_, at) => at !== index))}
            />
          </span>
          {column.source === 'TEXT' && (
            <TextField
              label={t('templates.text')}
              maxLength={60}
              value={column.text}
              onChange={({ target }) => change(index, { text: target.value.trimStart() })}
            />
          )}
          {format === 'FIXED' && (
            <NumberField
              label={t('templates.width')}
              min={1}
              max={100}
              value={column.width}
              onChange={(value) => change(index, { width: value ?? column.width })}
            />
          )}
        </div>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        icon={<Icon of={Plus} />}
        disabled={columns.length >= MOST}
        onClick={() => onChange([...columns, { header: '', source: 'HOURS', text: '', width: USUAL_WIDTH }])}
      >
        {t('templates.add')}
      </Button>
    </fieldset>
  );
}
