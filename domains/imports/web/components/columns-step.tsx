import { deviceZone } from '@hearth/i18n/device-zone';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Select } from '@hearth/ui/select';
import { useFormat } from '@hearth/i18n/use-format';
import { useState } from 'react';
import type { ImportDetail, Mapping, ReadingOptions } from '../../contract/schemas.ts';
import { FIELDS } from '../../rules/fields.ts';
import { useImportActions } from '../api.ts';
import { useWords } from '../words.ts';
import { ColumnRow, NO_COLUMN } from './column-row.tsx';
import { findMappingProblems } from '../../rules/mapping-problems.ts';

const DATE_FORMATS = ['ISO', 'DAY_FIRST', 'MONTH_FIRST'] as const;
const DECIMAL_MARKS = ['AUTO', 'POINT', 'COMMA'] as const;

/** Says which column of the file is which of our fields, and how dates and decimals are written. */
export function ColumnsStep({ detail, onChecking }: { detail: ImportDetail; onChecking: () => void }) {
  const words = useWords();
  const { t } = words;
  const format = useFormat();
  const [mapping, setMapping] = useState<Mapping>(detail.mapping);
  const [options, setOptions] = useState<ReadingOptions>(detail.options);
  const [asked, setAsked] = useState(false);
  const { params, saveMapping, check, cancel } = useImportActions(detail.id);
  const problems = findMappingProblems(detail.kind, mapping);
  const failed = saveMapping.error ?? check.error;

  async function send() {
    setAsked(true);
    if (problems.size > 0) return;
    await saveMapping.mutateAsync({ params, body: { mapping, options } });
    await check.mutateAsync({ params });
    onChecking();
  }

  return (
    <div className="grid gap-4">
      {detail.imported_before_at !== null && (
        <Alert tone="info">
          {t('columns.before', {
            time: format.instant(detail.imported_before_at, deviceZone()),
          })}
        </Alert>
      )}
      <ColumnMapping detail={detail} mapping={mapping} onChange={setMapping} problems={problems} asked={asked} />
      {detail.kind !== 'LOCATIONS' && <ReadingFields kind={detail.kind} options={options} onChange={setOptions} />}
      {failed !== null && (
        <Alert tone="bad" urgent>
          {words.problem(failed)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2 phone:*:flex-1">
        <Button
          variant="primary"
          busy={saveMapping.isPending || check.isPending}
          onClick={() => void send().catch(() => undefined)}
        >
          {t('columns.check')}
        </Button>
        <Button busy={cancel.isPending} onClick={() => cancel.mutate({ params })}>
          {t('columns.discard')}
        </Button>
      </div>
    </div>
  );
}

interface ColumnMappingProps {
  readonly detail: ImportDetail;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
  readonly problems: ReturnType<typeof findMappingProblems>;
  /** Whether the check was asked for: only then is a missing column a mistake. */
  readonly asked: boolean;
}

/** Our fields, each with the column that it is read from. */
function ColumnMapping({ detail, mapping, onChange, problems, asked }: ColumnMappingProps) {
  const { t } = useWords();
  const format = useFormat();
  const used = new Set(Object.values(mapping));
  const unused = detail.columns.filter((_column, index) => !used.has(index)).map((column) => column.name);
  const choices = [
    { id: NO_COLUMN, label: t('columns.none') },
    ...detail.columns.map((column, index) => ({
      id: String(index),
      label: column.name === '' ? `#${index + 1}` : column.name,
    })),
  ];
  function choose(key: string, column: number | undefined) {
    const { [key]: _before, ...rest } = mapping;
    onChange(column === undefined ? rest : { ...rest, [key]: column });
  }
  return (
    <Card
      flush
      title={t('columns.title')}
      note={t('columns.note')}
      footer={
        unused.length > 0 && (
          <p className="text-sm text-ink-2">
            {t('columns.unused', { count: unused.length, names: format.list(unused) })}
          </p>
        )
      }
    >
      <ul>
        {FIELDS[detail.kind].map((field) => {
          const problem = problems.get(field.key);
          const shown = problem === 'missing' ? asked : problem !== undefined;
          return (
            <ColumnRow
              key={field.key}
              field={field}
              columns={detail.columns}
              options={choices}
              chosen={mapping[field.key]}
              problem={shown && problem !== undefined ? t(`columns.${problem}`) : undefined}
              onChange={(column) => choose(field.key, column)}
            />
          );
        })}
      </ul>
    </Card>
  );
}

interface ReadingFieldsProps {
  readonly kind: ImportDetail['kind'];
  readonly options: ReadingOptions;
  readonly onChange: (options: ReadingOptions) => void;
}

/** How the file writes dates and decimals. */
function ReadingFields({ kind, options, onChange }: ReadingFieldsProps) {
  const { t } = useWords();
  return (
    <Card>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('columns.dates')}
          placeholder=""
          options={DATE_FORMATS.map((id) => ({ id, label: t(`columns.dates${id}`) }))}
          value={options.date_format}
          onChange={(value) => onChange({ ...options, date_format: DATE_FORMATS.find((id) => id === value) ?? 'ISO' })}
        />
        {kind === 'EMPLOYEES' && (
          <Select
            label={t('columns.decimals')}
            placeholder=""
            options={DECIMAL_MARKS.map((id) => ({ id, label: t(`columns.decimals${id}`) }))}
            value={options.decimal_mark}
            onChange={(value) =>
              onChange({ ...options, decimal_mark: DECIMAL_MARKS.find((id) => id === value) ?? 'AUTO' })
            }
          />
        )}
      </div>
    </Card>
  );
}
