import { CallError } from '@hearth/client/call-error';
import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { addDays } from '@hearth/domains/scheduling/rules';
import type { ShownWeek } from '@hearth/domains/scheduling/slots';
import { useFormat } from '@hearth/i18n/use-format';
import { newId } from '@hearth/kit/id';
import { Button } from '@hearth/ui/button';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Modal } from '@hearth/ui/modal';
import { RadioGroup } from '@hearth/ui/radio-group';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { placeWeekTemplate } from '../../contract/endpoints.ts';
import type { AppliedTemplate, WeekTemplate } from '../../contract/week-template-schemas.ts';
import { useWords } from '../words.ts';
import { AppliedReport } from './applied-report.tsx';

interface ApplyValues {
  starts_on: string | null;
  people: 'keep' | 'open';
  existing: 'keep' | 'replace_drafts';
  on_conflict: 'skip' | 'leave_open';
}

type ApplyProps = {
  readonly week: ShownWeek;
  readonly template: WeekTemplate;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

/** Puts a template onto the week on the screen: first a report of what would come of it, then the shifts. */
export function ApplyTemplate({ week, template, onBack, onClose }: ApplyProps) {
  const [applied, setApplied] = useState<AppliedTemplate | null>(null);
  const onApplied = (report: AppliedTemplate): void => {
    week.takeIn(report, report.removed_ids);
    // Shifts that were left out are told of; without any there is nothing more to say.
    if (report.skipped.length === 0) onClose();
    else setApplied(report);
  };
  if (applied !== null) return <Applied report={applied} template={template} onClose={onClose} />;
  return <ApplyForm week={week} template={template} onClose={onBack} onApplied={onApplied} />;
}

type FormProps = Omit<ApplyProps, 'onBack'> & { readonly onApplied: (report: AppliedTemplate) => void };

function ApplyForm({ week, template, onClose, onApplied }: FormProps) {
  const { t, problem } = useWords();
  const format = useFormat();
  const [report, setReport] = useState<AppliedTemplate | null>(null);
  const isChecked = report !== null && report.created_count + report.removed_ids.length > 0;
  const send = useApply(week, template, isChecked ? report : null);
  const form = useForm<ApplyValues, AppliedTemplate>({
    values: {
      starts_on: template.starts_on,
      people: template.person_count > 0 ? 'keep' : 'open',
      existing: 'keep',
      on_conflict: 'leave_open',
    },
    check: ({ starts_on: startsOn }) => ({ starts_on: startsOn === null ? t('apply.startsMissing') : undefined }),
    send: async (values) => {
      try {
        return await send(values);
      } catch (error) {
        // What was reported is of a week that has changed since: it is looked at again.
        if (error instanceof CallError && error.code === 'CONFLICT_STALE') setReport(null);
        throw error;
      }
    },
    onSent: isChecked ? onApplied : setReport,
  });
  // What was reported is not what would be done any more.
  const field = <Name extends keyof ApplyValues>(name: Name) => ({
    ...form.field(name),
    onChange: (value: ApplyValues[Name]) => {
      form.set(name, value as never);
      setReport(null);
    },
  });
  const submit = isChecked ? t('apply.now', { count: report.created_count }) : t('apply.check');
  return (
    <FormDialog
      form={form}
      title={t('apply.title', { name: template.name })}
      description={t('apply.into', { week: format.dateRange(week.week, addDays(week.week, 6)) })}
      submit={submit}
      problem={problem}
      onClose={onClose}
    >
      {template.weeks > 1 && (
        <DayField label={t('apply.starts')} help={t('apply.startsHelp')} {...field('starts_on')} />
      )}
      {template.person_count > 0 && (
        <RadioGroup
          label={t('apply.people')}
          {...field('people')}
          options={[
            { value: 'keep', label: t('apply.keep') },
            { value: 'open', label: t('apply.open') },
          ]}
        />
      )}
      <RadioGroup
        label={t('apply.existing')}
        {...field('existing')}
        options={[
          { value: 'keep', label: t('apply.existingKeep') },
          { value: 'replace_drafts', label: t('apply.existingReplace'), note: t('apply.existingNote') },
        ]}
      />
      {form.values.people === 'keep' && (
        <RadioGroup
          label={t('apply.conflicts')}
          {...field('on_conflict')}
          options={[
            { value: 'leave_open', label: t('apply.leaveOpen') },
            { value: 'skip', label: t('apply.skip') },
          ]}
        />
      )}
      {report !== null && <AppliedReport report={report} weeks={template.weeks} done={false} />}
    </FormDialog>
  );
}

/** Applies what was looked at, or looks what would come of it. It has one key: sent twice, it is done once. */
function useApply(
  week: ShownWeek,
  template: WeekTemplate,
  looked: AppliedTemplate | null,
): (values: ApplyValues) => Promise<AppliedTemplate> {
  const client = useClient();
  const { t } = useWords();
  const [key] = useState(newId);
  return async ({ starts_on: startsOn, ...values }) => {
    if (looked !== null) week.own(key);
    const report = await client.call(placeWeekTemplate, {
      params: { id: week.locationId, template_id: template.id },
      body: {
        ...values,
        starts_on: startsOn ?? template.starts_on,
        idempotency_key: looked === null ? newId() : key,
        week: week.week,
        dry_run: looked === null,
        version: looked === null ? null : looked.version,
      },
    });
    if (looked !== null) toasts.show({ message: t('apply.done', { count: report.created_count }) });
    return report;
  };
}

type AppliedProps = { readonly report: AppliedTemplate; readonly template: WeekTemplate; readonly onClose: () => void };

function Applied({ report, template, onClose }: AppliedProps) {
  const { t } = useWords();
  return (
    <Modal
      open
      onClose={onClose}
      closeLabel={t('close')}
      title={t('apply.title', { name: template.name })}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <AppliedReport report={report} weeks={template.weeks} done />
    </Modal>
  );
}
