import { useClient } from '@hearth/client/context';
import { callKey } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { newId } from '@hearth/kit/id';
import { Button } from '@hearth/ui/button';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Modal } from '@hearth/ui/modal';
import { RadioGroup } from '@hearth/ui/radio-group';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as contract from '../../../contract/endpoints.ts';
import { addDays } from '../../../rules/hours/time.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { NativeSelect } from '../native-select.tsx';
import { type CopyOutcome, CopyReport } from './copy-report.tsx';

interface CopyValues {
  readonly from: string;
  readonly people: 'keep' | 'open';
  readonly on_conflict: 'skip' | 'leave_open';
}

const WEEKS_BACK = 8;

/** Copies another week into this one: first a report of what would come of it, then the copy. */
export default function CopyDialog({ onClose }: { onClose: () => void }) {
  const [copied, setCopied] = useState<CopyOutcome | null>(null);
  if (copied !== null) return <Copied report={copied} onClose={onClose} />;
  // Shifts that were left out are told of; without any there is nothing more to say.
  return (
    <CopyForm onClose={onClose} onCopied={(report) => (report.skipped.length === 0 ? onClose() : setCopied(report))} />
  );
}

type CopyFormProps = { onClose: () => void; onCopied: (report: CopyOutcome) => void };

function CopyForm({ onClose, onCopied }: CopyFormProps) {
  const { snapshot, phrases } = useSchedule();
  const t = useDialogPhrases();
  const { week } = snapshot;
  const sources = Array.from({ length: WEEKS_BACK }, (_, back) => addDays(week.week, -7 * (back + 1)));
  const [report, setReport] = useState<CopyOutcome | null>(null);
  const isChecked = report !== null && report.created_count > 0;
  const send = useCopy(week.location.id, week.week, !isChecked);
  const form = useForm<CopyValues, CopyOutcome>({
    values: { from: addDays(week.week, -7), people: 'keep', on_conflict: 'leave_open' },
    send,
    onSent: isChecked ? onCopied : setReport,
  });
  // What was reported is not what would be copied any more.
  const field = <Name extends keyof CopyValues>(name: Name) => ({
    value: form.values[name],
    onChange: (value: CopyValues[Name]) => {
      form.set(name, value as never);
      setReport(null);
    },
  });
  const { format, problem } = phrases;
  return (
    <FormDialog
      form={form}
      title={t('copy.title')}
      description={t('copy.into', { week: format.dateRange(week.week, addDays(week.week, 6)) })}
      submit={isChecked ? t('copy.now', { count: report.created_count }) : t('copy.check')}
      problem={problem}
      onClose={onClose}
    >
      <NativeSelect
        label={t('copy.from')}
        {...field('from')}
        options={sources.map((first) => ({ id: first, label: format.dateRange(first, addDays(first, 6)) }))}
      />
      <RadioGroup
        label={t('copy.people')}
        {...field('people')}
        options={[
          { value: 'keep', label: t('copy.keep'), note: t('copy.keepNote') },
          { value: 'open', label: t('copy.open'), note: t('copy.openNote') },
        ]}
      />
      {form.values.people === 'keep' && (
        <RadioGroup
          label={t('copy.conflicts')}
          {...field('on_conflict')}
          options={[
            { value: 'leave_open', label: t('copy.leaveOpen') },
            { value: 'skip', label: t('copy.skip') },
          ]}
        />
      )}
      {report !== null && <CopyReport report={report} copied={false} />}
    </FormDialog>
  );
}

/** Copies, or only looks what would come of it. The copy has one key: sent twice, it is made once. */
function useCopy(locationId: string, to: string, isLook: boolean): (values: CopyValues) => Promise<CopyOutcome> {
  const client = useClient();
  const cache = useQueryClient();
  const t = useDialogPhrases();
  const [key] = useState(newId);
  return async (values) => {
    const report = await client.call(contract.copyShifts, {
      params: { id: locationId },
      body: { ...values, idempotency_key: isLook ? newId() : key, to, days: 7, dry_run: isLook },
    });
    if (isLook) return report;
    // Not said in the contract: a look beforehand changes nothing, and a week is large.
    void cache.invalidateQueries({ queryKey: callKey(contract.getSchedule) });
    toasts.show({ message: t('copy.done', { count: report.created_count }) });
    return report;
  };
}

function Copied({ report, onClose }: { report: CopyOutcome; onClose: () => void }) {
  const { t: common } = useSchedule().phrases;
  const t = useDialogPhrases();
  return (
    <Modal
      open
      onClose={onClose}
      closeLabel={common('close')}
      title={t('copy.title')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      <CopyReport report={report} copied />
    </Modal>
  );
}
