import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import type { Form } from '@hearth/client/use-form';
import { newId } from '@hearth/kit/id';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Select } from '@hearth/ui/select';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { setExportTemplates } from '../../../contract/export-endpoints.ts';
import type { ExportTemplate, OfferedTemplate } from '../../../contract/schemas.ts';
import { READY_TEMPLATES } from '../../../rules/payroll/ready-templates.ts';
import { useTimesheetWords } from '../../words.ts';
import { CodeFields } from './code-fields.tsx';
import { ColumnFields } from './column-fields.tsx';

const NEW = 'NEW';
const MOST_LINES = 20;
const FORMATS = ['CSV', 'FIXED'] as const;
const ROWS = ['PERSON', 'KIND', 'LINE'] as const;
const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
const DECIMALS = { point: '.', comma: ',' } as const;
const READY = new Set(READY_TEMPLATES.map(({ id }) => id));

interface TemplateDraft {
  base: string;
  content: ExportTemplate;
}

interface EditorProps {
  readonly templates: readonly OfferedTemplate[];
  readonly version: number;
  readonly onClose: () => void;
}

/** Changes an own template, or makes one from another; the ready ones stay as they are. */
export default function TemplateEditor({ templates, version, onClose }: EditorProps) {
  const { t, problem } = useTimesheetWords();
  const { form, own, copyOf, remove } = useTemplates({ templates, version, onClose });
  const { content } = form.values;
  const set = (change: Partial<ExportTemplate>): void => form.set('content', { ...form.values.content, ...change });
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t('templates.title')}
      submit={t('templates.submit')}
      problem={problem}
      confirmLeave
      onClose={onClose}
    >
      <BaseSelect form={form} templates={templates} copyOf={copyOf} />
      <TextField
        label={t('templates.name')}
        maxLength={60}
        dir="auto"
        value={content.name}
        error={form.field('content.name').error}
        onChange={({ target }) => set({ name: target.value })}
      />
      <FormatFields content={content} onChange={set} />
      <HeadField content={content} onChange={set} />
      <ColumnFields content={content} onChange={(columns) => set({ columns })} />
      <CodeFields content={content} onChange={(codes) => set({ codes })} />
      {own.some((one) => one.id === content.id) && (
        <Button variant="danger" className="justify-self-start" onClick={() => void remove()}>
          {t('templates.delete')}
        </Button>
      )}
    </FormDialog>
  );
}

/** The form of one template, and what saves and deletes it among the own ones. */
function useTemplates({ templates, version, onClose }: EditorProps) {
  const { t } = useTimesheetWords();
  const client = useClient();
  const { id } = useBrand();
  const own = templates.filter((one) => !READY.has(one.id)).map(({ origin: _origin, ...one }) => one);
  const copyOf = ({ origin: _origin, ...base }: OfferedTemplate): ExportTemplate => ({
    ...base,
    id: newId(),
    name: t('templates.copy', { name: base.name }).slice(0, 60),
  });
  const [first] = templates;
  const [begun] = useState(() => own[0] ?? (first === undefined ? emptyTemplate() : copyOf(first)));
  const save = (list: readonly ExportTemplate[]) =>
    client.call(setExportTemplates, { params: { id }, body: { templates: [...list], version } });
  const form = useForm<TemplateDraft, unknown>({
    values: { base: own[0]?.id ?? NEW, content: begun },
    check: ({ content }) => ({ 'content.name': content.name.trim() === '' ? t('templates.missing') : undefined }),
    send: ({ content }) => {
      const named = { ...content, name: content.name.trim() };
      const isKnown = own.some((one) => one.id === content.id);
      return save(isKnown ? own.map((one) => (one.id === content.id ? named : one)) : [...own, named]);
    },
    onSent: () => {
      toasts.show({ message: t('templates.saved'), tone: 'ok' });
      onClose();
    },
  });
  const remove = async (): Promise<void> => {
    await save(own.filter((one) => one.id !== form.values.content.id));
    toasts.show({ message: t('templates.deleted') });
    onClose();
  };
  return { form, own, copyOf, remove };
}

function BaseSelect({
  form,
  templates,
  copyOf,
}: Pick<EditorProps, 'templates'> & {
  readonly form: Form<TemplateDraft>;
  readonly copyOf: (base: OfferedTemplate) => ExportTemplate;
}) {
  const { t } = useTimesheetWords();
  const { base } = form.values;
  return (
    <Select
      label={t('templates.base')}
      placeholder={t('templates.base')}
      options={templates.map((one) => ({
        id: one.id,
        label: READY.has(one.id) ? t('templates.copy', { name: one.name }) : one.name,
      }))}
      value={base === NEW ? null : base}
      onChange={(value) => {
        const found = templates.find((one) => one.id === value);
        if (found === undefined) return;
        form.set('base', found.id);
        const { origin: _origin, ...same } = found;
        form.set('content', READY.has(found.id) ? copyOf(found) : same);
      }}
    />
  );
}

interface FormatProps {
  readonly content: ExportTemplate;
  readonly onChange: (change: Partial<ExportTemplate>) => void;
}

/** What kind of file it is: its format, its rows, its signs. */
function FormatFields({ content, onChange }: FormatProps) {
  const { t } = useTimesheetWords();
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Select
          label={t('templates.format')}
          placeholder={t('templates.format')}
          options={FORMATS.map((one) => ({ id: one, label: t(`templates.formats.${one}`) }))}
          value={content.format}
          onChange={(value) => onChange({ format: value === 'FIXED' ? 'FIXED' : 'CSV' })}
        />
        <Select
          label={t('templates.rows')}
          placeholder={t('templates.rows')}
          options={ROWS.map((one) => ({ id: one, label: t(`templates.rowKinds.${one}`) }))}
          value={content.rows}
          onChange={(value) => onChange({ rows: ROWS.find((one) => one === value) ?? content.rows })}
        />
        {content.format === 'CSV' && <SeparatorSelect content={content} onChange={onChange} />}
        <Select
          label={t('templates.decimal')}
          placeholder={t('templates.decimal')}
          options={(['point', 'comma'] as const).map((one) => ({
            id: DECIMALS[one],
            label: t(`templates.decimals.${one}`),
          }))}
          value={content.decimal}
          onChange={(value) => onChange({ decimal: value === ',' ? ',' : '.' })}
        />
      </div>
      <Checkbox
        label={t('templates.header')}
        checked={content.has_header}
        onChange={({ target }) => onChange({ has_header: target.checked })}
      />
    </>
  );
}

/** What stands before the first row; fields such as a client number are filled in here. */
function HeadField({ content, onChange }: FormatProps) {
  const { t } = useTimesheetWords();
  if (content.head === undefined) return null;
  return (
    <TextArea
      label={t('templates.head')}
      help={t('templates.headHelp')}
      rows={6}
      dir="ltr"
      value={content.head.join('\n')}
      onChange={({ target }) => onChange({ head: target.value.split('\n').slice(0, MOST_LINES) })}
    />
  );
}

function SeparatorSelect({ content, onChange }: FormatProps) {
  const { t } = useTimesheetWords();
  return (
    <Select
      label={t('templates.separator')}
      placeholder={t('templates.separator')}
      options={(['comma', 'semicolon', 'tab'] as const).map((one) => ({
        id: SEPARATORS[one],
        label: t(`templates.separators.${one}`),
      }))}
      value={content.separator}
      onChange={(value) => onChange({ separator: value === ';' || value === '\t' ? value : ',' })}
    />
  );
}

function emptyTemplate(): ExportTemplate {
  return {
    id: newId(),
    name: '',
    format: 'CSV',
    separator: ',',
    decimal: '.',
    has_header: true,
    rows: 'KIND',
    codes: [],
    columns: [{ header: '', source: 'EMPLOYEE_NUMBER', text: '', width: 20 }],
  };
}
