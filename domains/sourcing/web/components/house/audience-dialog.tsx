import { mayDo, useBrand } from '@hearth/client/person';
import { callKey, useSend } from '@hearth/client/query';
import { getJob, putJobAudience } from '@hearth/domains/jobs/contract';
import type { Audience, Job } from '@hearth/domains/jobs/schemas';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { NumberField } from '@hearth/ui/number-field';
import { RadioGroup } from '@hearth/ui/radio-group';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RulesPart } from './rules-part.tsx';
import { useHouseWords } from './words.ts';

const AUDIENCES: readonly Audience[] = ['PUBLIC', 'STAFF_FIRST', 'STAFF'];
const USUAL_DAYS = 7;
const MOST_DAYS = 90;

/** Whom a job is for, and what is promised for a referral to it. */
export function AudienceDialog({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const { t, problem, format } = useHouseWords();
  const cache = useQueryClient();
  const brand = useBrand();
  const params = { id: brand.id, job_id: job.id };
  const [audience, setAudience] = useState<Audience>(job.audience);
  const [days, setDays] = useState(job.staff_days === 0 ? USUAL_DAYS : job.staff_days);
  const save = useSend(putJobAudience, {
    onSuccess: (after) => {
      cache.setQueryData(callKey(getJob, { params }), after);
      toasts.show({ message: t('audience.saved', { who: t(`audience.${after.audience}`) }), tone: 'ok' });
      onClose();
    },
  });
  const may = mayDo(brand, 'MANAGE_JOBS');
  const same = audience === job.audience && (audience !== 'STAFF_FIRST' || days === job.staff_days);
  const body = audience === 'STAFF_FIRST' ? { audience, staff_days: days } : { audience };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('audience.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t(may ? 'cancel' : 'close')}</Button>
          {may && (
            <Button
              variant="primary"
              busy={save.isPending}
              disabled={same}
              onClick={() => save.mutate({ params, body })}
            >
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {save.isError && <Alert tone="bad" urgent title={problem(save.error)} />}
        <RadioGroup
          label={t('audience.title')}
          labelHidden
          cards
          value={audience}
          onChange={setAudience}
          options={AUDIENCES.map((value) => ({
            value,
            label: t(`audience.${value}`),
            note: t(`audience.note.${value}`),
            disabled: !may,
          }))}
        />
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
            onChange={(value) => setDays(value ?? USUAL_DAYS)}
          />
        )}
        {audience !== 'STAFF' && <RulesPart jobId={job.id} />}
      </div>
    </Modal>
  );
}
