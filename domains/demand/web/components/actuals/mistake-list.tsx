import { Alert } from '@hearth/ui/alert';
import type { ActualsReport, ShownMistake } from '../../../contract/actual-schemas.ts';
import { useActualsWords } from './words.ts';

/** Why a file is refused: a sentence for each mistake, with its line and column. */
export function MistakeList({ report }: { readonly report: ActualsReport }) {
  const { t } = useActualsWords();
  const { mistakes, mistake_count: count } = report;
  const place = ({ line, column, name }: ShownMistake): string =>
    name === '' ? t('at', { line, column }) : t('atNamed', { line, column, name });
  return (
    <Alert tone="bad" title={t('mistakesTitle', { count })}>
      <p>{t('mistakesNote')}</p>
      <ul className="mt-2 grid max-h-72 gap-2 overflow-y-auto">
        {mistakes.map((one) => (
          <li key={`${one.line} ${one.column} ${one.rule}`}>
            <b>{place(one)}</b>
            <br />
            {t(`rules.${one.rule}`, { value: one.value, first: one.first_line ?? 0 })}
          </li>
        ))}
        {count > mistakes.length && <li>{t('moreMistakes', { count: count - mistakes.length })}</li>}
      </ul>
    </Alert>
  );
}
