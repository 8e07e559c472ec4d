import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { useFormat } from '@hearth/i18n/use-format';
import { Resource } from '@hearth/ui/resource';
import { listActualChanges } from '../../../contract/actual-endpoints.ts';
import { useActualsWords, useAmount } from './words.ts';

type Change = AnswerOf<typeof listActualChanges>['changes'][number];

/** Values that were replaced: which, by what, by whom and when. */
export function CorrectionList() {
  const { t, problem } = useActualsWords();
  const brand = useBrand();
  const list = useCall(listActualChanges, { params: { id: brand.id } });
  return (
    <Resource
      of={list}
      rows={3}
      failed={t('notLoaded')}
      problem={problem}
      isEmpty={({ changes }) => changes.length === 0}
      empty={<p className="py-2 text-ink-2">{t('historyEmpty')}</p>}
    >
      {({ changes, currency }) => (
        <ul className="divide-y divide-line">
          {changes.map((change) => (
            <Correction key={change.id} change={change} currency={currency} />
          ))}
        </ul>
      )}
    </Resource>
  );
}

function Correction({ change, currency }: { readonly change: Change; readonly currency: string | null }) {
  const { t } = useActualsWords();
  const format = useFormat();
  const { timeZone } = useBrand();
  const amount = useAmount(change.driver, currency);
  const name = change.by ?? t('someone');
  return (
    <li className="grid gap-0.5 py-2">
      <span className="flex flex-wrap justify-between gap-x-3">
        <span>
          {format.date(change.day, 'full')} · {t(`drivers.${change.driver}`)}
        </span>
        <span className="tabular-nums">
          {t('fromTo', { before: amount(change.before), after: amount(change.after) })}
        </span>
      </span>
      <span className="text-dense text-ink-2">
        {change.source === 'FILE' ? t('byFile', { name, file: change.file_name ?? '' }) : t('byCall', { name })} ·{' '}
        {format.instant(change.at, timeZone)}
      </span>
    </li>
  );
}
