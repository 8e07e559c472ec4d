import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { Resource } from '@hearth/ui/resource';
import { Select } from '@hearth/ui/select';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { getRetention, setRetention } from '../../contract/endpoints.ts';
import { PERIODS } from '../../contract/periods.ts';
import type { Retention } from '../../contract/schemas.ts';
import type { Period } from '../../contract/periods.ts';
import { usePrivacyWords } from '../words.ts';
import { AskDaysField } from './ask-days.tsx';
import { DueList } from './due-list.tsx';

/** What follows what stands above it; no period is called so. */
const ABOVE = 'ABOVE';
type PeriodChoice = Period | typeof ABOVE;

/**
 * Edits the retention period of a brand and previews which applications it deletes next. Another period is shown
 * before it is saved.
 */
export function KeepingDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, problem } = usePrivacyWords();
  const format = useFormat();
  const brand = useBrand();
  const params = { id: brand.id };
  const [chosen, setChosen] = useState<PeriodChoice | null>(null);
  const period = chosen === null || chosen === ABOVE ? undefined : chosen;
  const read = useCall(getRetention, { params, query: period === undefined ? {} : { period } }, { keepPrevious: true });
  const { data, isPlaceholderData } = read;
  const save = useSend(setRetention, {
    onSuccess: ({ holds_from: from }) => {
      toasts.show({ message: t('keep.saved', { date: format.instantDate(from, 'UTC') }), tone: 'ok' });
      onClose();
    },
  });
  const may = hasPermission(brand, 'MANAGE_BRAND');
  const value = chosen ?? data?.own ?? ABOVE;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('keep.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t(may ? 'cancel' : 'close')}</Button>
          {may && (
            <Button
              variant="primary"
              busy={save.isPending}
              disabled={data === undefined || value === (data.own ?? ABOVE)}
              onClick={() => save.mutate({ params, body: { period: value === ABOVE ? null : value } })}
            >
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      <Resource of={read} rows={5}>
        {(retention) => (
          <div className="grid gap-5">
            {save.isError && <Alert tone="bad" urgent title={problem(save.error)} />}
            <p className="text-ink-2">{t('keep.help')}</p>
            {may && <PeriodField retention={retention} value={value} onChange={setChosen} />}
            {may && brand.id === brand.groupId && <AskDaysField groupId={brand.id} days={retention.ask_days} />}
            <Periods retention={retention} />
            {chosen === ABOVE && retention.own !== null && <p className="text-ink-2">{t('keep.afterSaving')}</p>}
            <DueList retention={retention} period={period} busy={isPlaceholderData} />
          </div>
        )}
      </Resource>
    </Modal>
  );
}

function PeriodField({
  retention: { inherited },
  value,
  onChange,
}: {
  readonly retention: Retention;
  readonly value: PeriodChoice;
  readonly onChange: (choice: PeriodChoice) => void;
}) {
  const { t } = usePrivacyWords();
  const brand = useBrand();
  return (
    <Select
      label={t('keep.here', { name: brand.name })}
      help={t('keep.grace')}
      placeholder={t('keep.byCountry')}
      value={value}
      onChange={(id) => onChange(PERIODS.find((one) => one === id) ?? ABOVE)}
      options={[
        {
          id: ABOVE,
          label: inherited === null ? t('keep.byCountry') : t('keep.as', { period: t(`period.${inherited}`) }),
        },
        ...PERIODS.map((id) => ({ id, label: t(`period.${id}`) })),
      ]}
    />
  );
}

function Periods({ retention: { places } }: { readonly retention: Retention }) {
  const { t } = usePrivacyWords();
  return (
    <section className="grid gap-1">
      <h3 className="font-bold">{t('keep.holds')}</h3>
      <ul className="list-disc ps-5">
        {places.map(({ period: at, law, locations: count }) => (
          <li key={`${at} ${law ?? ''}`}>
            {t('keep.places', { count, period: t(`period.${at}`) })}
            {law !== null && (
              <span className="text-ink-2">
                {' · '}
                <bdi>{law}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
