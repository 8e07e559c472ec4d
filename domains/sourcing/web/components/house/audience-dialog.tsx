import { useClient } from '@hearth/client/context';
import { hasPermission, useBrand } from '@hearth/client/person';
import { callKey } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { getJob, putJobAudience } from '@hearth/domains/jobs/contract';
import type { Audience, Job } from '@hearth/domains/jobs/schemas';
import { Button } from '@hearth/ui/button';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Modal } from '@hearth/ui/modal';
import { NumberField } from '@hearth/ui/number-field';
import { RadioGroup } from '@hearth/ui/radio-group';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { RulesPart } from './rules-part.tsx';
import { useEmployerWords } from './words.ts';

const AUDIENCES: readonly Audience[] = ['PUBLIC', 'STAFF_FIRST', 'STAFF'];
const USUAL_DAYS = 7;
const MOST_DAYS = 90;

/** Edits the audience of a job and its referral bonus. */
export function AudienceDialog(props: { readonly job: Job; readonly onClose: () => void }) {
  const { t } = useEmployerWords();
  const brand = useBrand();
  const { job, onClose } = props;
  if (hasPermission(brand, 'MANAGE_JOBS')) return <AudienceForm {...props} />;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('audience.title')}
      closeLabel={t('close')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <AudienceChoice value={job.audience} />
      {job.audience !== 'STAFF' && <Rules job={job} />}
    </Modal>
  );
}

function AudienceForm({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const { t, problem, format } = useEmployerWords();
  const client = useClient();
  const cache = useQueryClient();
  const brand = useBrand();
  const params = { id: brand.id, job_id: job.id };
  const form = useForm<{ audience: Audience; staff_days: number }, Job>({
    values: { audience: job.audience, staff_days: job.staff_days === 0 ? USUAL_DAYS : job.staff_days },
    send: ({ audience, staff_days: days }) =>
      client.call(putJobAudience, {
        params,
        body: audience === 'STAFF_FIRST' ? { audience, staff_days: days } : { audience },
      }),
    onSent: (after) => {
      cache.setQueryData(callKey(getJob, { params }), after);
      toasts.show({ message: t('audience.saved', { who: t(`audience.${after.audience}`) }), tone: 'ok' });
      onClose();
    },
  });
  const { audience, staff_days: days } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('audience.title')}
      submit={t('save')}
      problem={problem}
      onClose={onClose}
      className="grid gap-5"
      after={audience !== 'STAFF' && <Rules job={job} />}
    >
      <AudienceChoice value={audience} onChange={(next) => form.set('audience', next)} />
      {audience === 'STAFF_FIRST' && (
        <NumberField
          label={t('audience.days')}
          help={
            job.audience === 'STAFF_FIRST' && job.public_at !== null
              ? t('audience.until', { date: format.instantDate(job.public_at, job.time_zone) })
              : t('audience.daysHelp')
          }
          value={days}
          min={1}
          max={MOST_DAYS}
          error={form.fault('staff_days')}
          onChange={(value) => form.set('staff_days', value ?? USUAL_DAYS)}
        />
      )}
    </FormDialog>
  );
}

/** Chooses an audience; read-only without `onChange`. */
function AudienceChoice(props: { readonly value: Audience; readonly onChange?: (value: Audience) => void }) {
  const { t } = useEmployerWords();
  const { value: chosen, onChange } = props;
  return (
    <RadioGroup
      label={t('audience.title')}
      labelHidden
      cards
      value={chosen}
      onChange={(value) => onChange?.(value)}
      options={AUDIENCES.map((value) => ({
        value,
        label: t(`audience.${value}`),
        note: t(`audience.note.${value}`),
        disabled: onChange === undefined,
      }))}
    />
  );
}

function Rules({ job }: { readonly job: Job }) {
  return (
    <div className="mt-5">
      <RulesPart jobId={job.id} />
    </div>
  );
}
