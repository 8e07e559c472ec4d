import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { Modal } from '@hearth/ui/modal';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import type { RolloutPost, SkippedChange, SharedChange } from '../../../contract/rollout-schemas.ts';
import type { Job } from '../../../contract/schemas.ts';
import { SHARED_FIELDS } from '../../../rules/rollout.ts';
import type { SharedField } from '../../../rules/rollout.ts';
import type { Gap } from '../../../rules/completeness.ts';
import { useWords } from '../../words.ts';
import { useGapWords } from '../field-parts.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { useSharedPreview, useShareInBatches } from './api.ts';
import { useRolloutWords } from './words.ts';

const FIELD_WORDS = {
  position: 'editor.fields.position',
  title: 'editor.fields.title',
  description: 'editor.fields.description',
  language: 'editor.fields.language',
  employment_type: 'editor.fields.employment',
  pay: 'editor.sections.pay',
  weekly_hours: 'editor.sections.hours',
  usual_week: 'editor.fields.week',
  perks: 'editor.sections.perks',
  questions: 'editor.sections.questions',
  asks: 'editor.sections.asks',
  pipeline: 'editor.sections.steps',
} as const satisfies Record<SharedField, string>;

/** Copies chosen parts of a job to others of its rollout, after a preview. */
export function ShareDialog({
  job,
  posts,
  onClose,
}: {
  readonly job: Job;
  readonly posts: readonly RolloutPost[];
  readonly onClose: () => void;
}) {
  const { t } = useRolloutWords();
  const { problem } = useWords();
  const offered = SHARED_FIELDS.filter((field) => posts.some(({ differs }) => differs.includes(field)));
  // Pay differs from place to place on purpose: it goes along only when somebody says so.
  const [fields, setFields] = useState<readonly SharedField[]>(() => offered.filter((field) => field !== 'pay'));
  const preview = useSharedPreview(job.id, fields);
  const { share, busy, error } = useShareInBatches(job);
  const takes = fields.length === 0 ? [] : (preview.data?.takes ?? []);
  const left = fields.length === 0 ? [] : (preview.data?.left ?? []);
  const isReady = !preview.isPlaceholderData && takes.length > 0;
  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      title={t('shareTitle')}
      description={t('shareLead')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={busy} disabled={!isReady} onClick={() => void send()}>
            {t('shareDo', { count: takes.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {error !== null && <Alert tone="bad" urgent title={problem(error)} />}
        <SharedFields offered={offered} chosen={fields} onChange={setFields} />
        {preview.isError ? (
          <Alert tone="bad" title={problem(preview.error)} />
        ) : preview.data === undefined && fields.length > 0 ? (
          <Loading label={t('looking')}>
            <SkeletonRows rows={4} />
          </Loading>
        ) : (
          <>
            <Posts title={t('takes', { count: takes.length })} lines={takes} />
            <Posts title={t('left', { count: left.length })} lines={left} />
          </>
        )}
      </div>
    </Modal>
  );

  async function send(): Promise<void> {
    const changed = await share(fields, takes);
    if (changed === null) return;
    toasts.show({ message: t('shared', { count: changed }), tone: 'ok', key: `shared ${job.id}` });
    onClose();
  }
}

/** Chooses what of a job the others take over. */
function SharedFields({
  offered,
  chosen,
  onChange,
}: {
  readonly offered: readonly SharedField[];
  readonly chosen: readonly SharedField[];
  readonly onChange: (fields: readonly SharedField[]) => void;
}) {
  const { t } = useRolloutWords();
  const { t: jobWords } = useWords();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-dense font-bold">{t('fields')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {offered.map((field) => (
          <Checkbox
            key={field}
            label={jobWords(FIELD_WORDS[field])}
            checked={chosen.includes(field)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, field] : chosen.filter((one) => one !== field))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function Posts({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly (SharedChange | SkippedChange)[];
}) {
  const { t } = useRolloutWords();
  const { say } = useGapWords();
  if (lines.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-bold">{title}</h3>
      <ul className="max-h-60 overflow-auto rounded-md border border-line">
        {lines.map((line) => (
          <li
            key={line.job_id}
            className="flex flex-wrap items-start justify-between gap-x-4 border-b border-line px-3 py-2 last:border-b-0"
          >
            <bdi>{line.location_name}</bdi>
            {'why' in line ? (
              <span className="text-dense text-ink-2">
                {line.gaps.length > 0 ? line.gaps.map((gap) => say(gap as Gap)).join(' ') : t(`why.${line.why}`)}
              </span>
            ) : (
              <StatusBadge status={line.status} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
