import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import type { Draft, Field } from '../draft.ts';
import type { Overtaken } from '../use-employee-form.ts';
import { useWords } from '../words.ts';

/** Says what somebody else changed while the form was open, and where the reader's own words were kept. */
export function OvertakenNote(props: { overtaken: Overtaken; draft: Draft; currency: string; title: string }) {
  const { overtaken, draft, currency, title } = props;
  const { before, after, fields } = overtaken;
  const { t } = useWords();
  const { date, duration, money } = useFormat();

  function textOf(of: Draft, field: Field): string {
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
              before: textOf(before, field),
              after: textOf(after, field),
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
