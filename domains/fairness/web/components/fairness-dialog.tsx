import { Resource } from '@hearth/ui/resource';
import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { Modal } from '@hearth/ui/modal';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { getFairnessReport, setFairness } from '../../contract/endpoints.ts';
import type { FairnessReport } from '../../contract/schemas.ts';
import { useFairnessWords } from '../words.ts';
import { YearTables } from './year-tables.tsx';

/** Settings for asking applicants, and the reports of counted years. */
export function FairnessDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useFairnessWords();
  const params = { id: useBrand().id };
  const read = useCall(getFairnessReport, { params });
  return (
    <Modal
      open
      onClose={onClose}
      title={t('report.title')}
      closeLabel={t('close')}
      size="xl"
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Resource of={read}>
        {(report) => (
          <div className="grid gap-5">
            <p className="text-ink-2">{t('report.help')}</p>
            <Settings report={report} />
            <Years report={report} />
          </div>
        )}
      </Resource>
    </Modal>
  );
}

function Settings({ report }: { readonly report: FairnessReport }) {
  const { t, problem, format } = useFairnessWords();
  const { id } = useBrand();
  const [asks, setAsks] = useState(report.asks);
  const [contractor, setContractor] = useState(report.contractor);
  const send = useSend(setFairness, {
    onSuccess: () => toasts.show({ message: t('report.saved'), tone: 'ok' }),
  });
  if (report.forms.length === 0) return <p>{t('report.nowhere')}</p>;
  const isSame = asks === report.asks && contractor === report.contractor;
  return (
    <section className="grid gap-3">
      {send.isError && <Alert tone="bad" urgent title={problem(send.error)} />}
      <Checkbox
        label={t('report.asks')}
        note={t('report.asksNote', { places: format.list(report.forms.map((form) => t(`form_of.${form}`))) })}
        checked={asks}
        onChange={({ currentTarget }) => setAsks(currentTarget.checked)}
      />
      {report.forms.includes('US') && (
        <Checkbox
          label={t('report.contractor')}
          note={t('report.contractorNote')}
          checked={contractor}
          onChange={({ currentTarget }) => setContractor(currentTarget.checked)}
        />
      )}
      <Button
        className="justify-self-start"
        variant="primary"
        busy={send.isPending}
        disabled={isSame}
        onClick={() => send.mutate({ params: { id }, body: { asks, contractor } })}
      >
        {t('save')}
      </Button>
    </section>
  );
}

function Years({ report }: { readonly report: FairnessReport }) {
  const { t, format } = useFairnessWords();
  const { year, counted_on: date } = report.next;
  return (
    <>
      {report.years.length === 0 && <p className="font-bold">{t('report.noYears')}</p>}
      {(report.asks || report.years.length > 0) && (
        <p className="text-ink-2">{t('report.next', { year: String(year), date: format.instantDate(date, 'UTC') })}</p>
      )}
      {report.years.length > 0 && <p className="text-ink-2">{t('report.legend')}</p>}
      {report.years.map((one) => (
        <YearTables key={`${one.year} ${one.form}`} report={one} />
      ))}
    </>
  );
}
