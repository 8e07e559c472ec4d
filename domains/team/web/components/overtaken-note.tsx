import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import type { EmployeeDraft, DraftField } from '../draft.ts';
import type { RemoteEdit } from '../use-employee-form.ts';
import { useTeamPhrases } from '../words.ts';

/** Lists the fields that another user changed while the form was open, with the reader's own values. */
export function OvertakenNote(props: { overtaken: RemoteEdit; draft: EmployeeDraft; currency: string; title: string }) {
  const { overtaken, draft, currency, title } = props;
  const { before, after, fields } = overtaken;
  const { t } = useTeamPhrases();
  const { date, duration, money } = useFormat();

  function formatField(of: EmployeeDraft, field: DraftField): string {
    const value = of[field];
    if (value === null || value === '') return t('stale.nothing');
    if (typeof value === 'object') return value.name;
    if (field === 'pay') return money(Number(value), currency);
    if (field === 'hours') return duration(Number(value) * 60);
    return field === 'hire_date' ? date(String(value)) : String(value);
  }

  return (
    <Alert tone="warn" urgent title={title}>
      <ul className="my-1 grid gap-0.5">
        {fields.map((field) => (
          <li key={field}>
            {t('stale.change', {
              field: t(`form.${field}`),
              before: formatField(before, field),
              after: formatField(after, field),
            })}
            {JSON.stringify(draft[field]) !== JSON.stringify(after[field]) && ` (${t('stale.yours')})`}
          </li>
        ))}
        {fields.length === 0 && <li>{t('stale.other')}</li>}
      </ul>
      {t('stale.again')}
    </Alert>
  );
}
