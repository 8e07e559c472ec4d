import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { Alert } from '@hearth/ui/alert';
import type { PlacedField, SignerRole } from '../../contract/schemas.ts';
import { fitField } from '../field-draft.ts';
import { useWords } from '../words.ts';

/** Places are shown in percent of the page. */
const PERCENT = 100;
const SIDES = ['x', 'y', 'width', 'height'] as const;

interface RowProps {
  readonly field: PlacedField;
  readonly number: number;
  readonly pages: number;
  readonly signers: readonly SignerRole[];
  readonly isOpen: boolean;
  readonly isWrong: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (field: PlacedField) => void;
  readonly onRemove: () => void;
}

/** A field as a line of the list, with its numbers once it is open: everything that dragging does, without it. */
export function FieldRow(props: RowProps) {
  const { t } = useWords();
  const { field, number, isOpen, isWrong, onOpen, onRemove } = props;
  const title = field.label === '' ? t(`kind.${field.kind}`) : field.label;
  return (
    <li className="rounded-md border border-line p-3">
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          className="min-w-0 flex-1 text-start font-semibold"
          onClick={() => onOpen(!isOpen)}
        >
          <bdi>{`${number}. ${title}`}</bdi>
          <span className="block text-sm font-normal text-ink-2">
            {`${t(`role.${field.role}`)} · ${t('pdf.page', { number: field.page, total: props.pages })}`}
          </span>
        </button>
        <Button size="sm" variant="ghost" aria-label={t('fields.removeOf', { number, title })} onClick={onRemove}>
          {t('fields.remove')}
        </Button>
      </div>
      {isWrong && <Alert tone="bad">{t('fields.wrong')}</Alert>}
      {isOpen && <Numbers {...props} />}
    </li>
  );
}

function Numbers({ field, pages, signers, onChange }: RowProps) {
  const { t } = useWords();
  return (
    <div className="mt-3 grid gap-3">
      <TextField
        label={t('fields.label')}
        value={field.label}
        maxLength={80}
        dir="auto"
        onChange={(event) => onChange({ ...field, label: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('fields.role')}
          placeholder={t('fields.role')}
          options={signers.map((id) => ({ id, label: t(`role.${id}`) }))}
          value={field.role}
          onChange={(id) => onChange({ ...field, role: signers.find((one) => one === id) ?? field.role })}
        />
        <NumberField
          label={t('fields.page')}
          min={1}
          max={pages}
          value={field.page}
          onChange={(page) => onChange({ ...field, page: page ?? field.page })}
        />
        {SIDES.map((side) => (
          <NumberField
            key={side}
            label={t(`fields.${side}`)}
            min={0}
            max={100}
            value={Math.round(field[side]) / PERCENT}
            onChange={(value) => onChange(fitField({ ...field, [side]: Math.round((value ?? 0) * PERCENT) }))}
          />
        ))}
      </div>
      {(field.kind === 'TEXT' || field.kind === 'CHECKBOX') && (
        <Checkbox
          label={t('fields.required')}
          checked={field.required}
          onChange={(event) => onChange({ ...field, required: event.target.checked })}
        />
      )}
    </div>
  );
}
