import { Disclosure } from '@hearth/ui/disclosure';
import { TextField } from '@hearth/ui/text-field';
import type { ExportTemplate } from '../../../contract/schemas.ts';
import { useTimesheetWords } from '../../words.ts';

const LEAVE = ['HOLIDAY', 'SICK', 'UNPAID', 'OTHER'] as const;
/** What packs of overtime pay on top. */
const EXTRA = [0, 10, 20, 25, 50, 100] as const;
const NIGHT = [25] as const;

interface CodeFieldsProps {
  readonly content: ExportTemplate;
  readonly onChange: (codes: ExportTemplate['codes']) => void;
}

/** Payroll’s own codes by kind of pay. */
export function CodeFields({ content, onChange }: CodeFieldsProps) {
  const { t, format } = useTimesheetWords();
  const kinds = [
    { kind: 'WORK', label: t('kinds.WORK') },
    ...EXTRA.map((percent) => ({
      kind: `OVERTIME ${percent}`,
      label: `${t('kinds.OVERTIME')} ${format.percent(percent / 100)}`,
    })),
    ...NIGHT.map((percent) => ({
      kind: `NIGHT ${percent}`,
      label: `${t('kinds.NIGHT')} ${format.percent(percent / 100)}`,
    })),
    ...LEAVE.map((reason) => ({ kind: `LEAVE ${reason}`, label: t(`reasons.${reason}`) })),
    { kind: 'PREMIUM', label: t('kinds.PREMIUM') },
    { kind: 'TIPS', label: t('kinds.TIPS') },
    { kind: 'DECLARED_TIPS', label: t('kinds.DECLARED_TIPS') },
    { kind: 'CORRECTION WORK 100', label: t('kinds.CORRECTION') },
  ];
  const set = (kind: string, code: string): void => {
    const others = content.codes.filter((one) => one.kind !== kind);
    onChange(code.trim() === '' ? others : [...others, { kind, code: code.trim() }]);
  };
  return (
    <Disclosure title={t('templates.codes')} note={t('templates.codesHelp')}>
      <div className="grid gap-3 sm:grid-cols-2">
        {kinds.map(({ kind, label }) => (
          <TextField
            key={kind}
            label={t('templates.code', { kind: label })}
            maxLength={20}
            value={content.codes.find((one) => one.kind === kind)?.code ?? ''}
            onChange={({ target }) => set(kind, target.value)}
          />
        ))}
      </div>
    </Disclosure>
  );
}
