import { mayDo, useBrand } from '@hearth/client/person';
import { callKey, useCall, useSend } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { Select } from '@hearth/ui/select';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getRetention, setRetention } from '../../contract/endpoints.ts';
import { PERIODS } from '../../contract/periods.ts';
import type { Period } from '../../contract/periods.ts';
import { usePrivacyWords } from '../words.ts';
import { AskDaysField } from './ask-days.tsx';
import { DueList } from './due-list.tsx';

/** What follows what stands above it; no period is called so. */
const ABOVE = 'ABOVE';
type Choice = Period | typeof ABOVE;

/** How long candidates' data is kept here and below, and who is forgotten next. Another period is shown before it is saved. */
export function KeepingDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, problem } = usePrivacyWords();
  const format = useFormat();
  const cache = useQueryClient();
  const brand = useBrand();
  const params = { id: brand.id };
  const [chosen, setChosen] = useState<Choice | null>(null);
  const period = chosen === null || chosen === ABOVE ? undefined : chosen;
  const { data, isError, isPlaceholderData, refetch } = useCall(
    getRetention,
    { params, query: period === undefined ? {} : { period } },
    { keepPrevious: true },
  );
  const save = useSend(setRetention, {
    onSuccess: ({ holds_from: from }) => {
      void cache.invalidateQueries({ queryKey: callKey(getRetention) });
      toasts.show({ message: t('keep.saved', { date: format.instantDate(from, 'UTC') }), tone: 'ok' });
      onClose();
    },
  });
  const may = mayDo(brand, 'MANAGE_BRAND');
  const above = data?.inherited ?? null;
  const options = [
    { id: ABOVE, label: above === null ? t('keep.byCountry') : t('keep.as', { period: t(`period.${above}`) }) },
    ...PERIODS.map((id) => ({ id, label: t(`period.${id}`) })),
  ];
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
              {t('keep.save')}
            </Button>
          )}
        </>
      }
    >
      {data === undefined ? (
        isError ? (
          <Alert tone="bad" title={t('failed')} action={<Button onClick={() => void refetch()}>{t('again')}</Button>} />
        ) : (
          <Loading label={t('loading')}>
            <SkeletonRows rows={5} />
          </Loading>
        )
      ) : (
        <div className="grid gap-5">
          {save.isError && <Alert tone="bad" urgent title={problem(save.error)} />}
          <p className="text-ink-2">{t('keep.help')}</p>
          {may && (
            <Select
              label={t('keep.here', { name: brand.name })}
              help={t('keep.grace')}
              placeholder={t('keep.byCountry')}
              value={value}
              onChange={(id) => setChosen(PERIODS.find((one) => one === id) ?? ABOVE)}
              options={options}
            />
          )}
          {may && brand.id === brand.groupId && <AskDaysField groupId={brand.id} days={data.ask_days} />}
          <section className="grid gap-1">
            <h3 className="font-bold">{t('keep.holds')}</h3>
            <ul className="list-disc ps-5">
              {data.places.map(({ period: at, law, locations: count }) => (
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
            {chosen === ABOVE && data.own !== null && <p className="text-ink-2">{t('keep.afterSaving')}</p>}
          </section>
          <DueList retention={data} period={period} busy={isPlaceholderData} />
        </div>
      )}
    </Modal>
  );
}
