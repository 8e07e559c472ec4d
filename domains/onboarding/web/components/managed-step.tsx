import { openInTab } from '@hearth/client/browser/open-in-tab';
import { useClient } from '@hearth/client/context';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { completeStep, openAnswers, reviewStep, waiveStep } from '../../contract/endpoints.ts';
import type { Journey, Step, StepAnswer } from '../../contract/schemas.ts';
import { kindKey, sideKey } from '../purpose-words.ts';
import { useWords } from '../words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { StepBadge, StepFacts } from './step-facts.tsx';

interface StepProps {
  readonly journey: Journey;
  readonly step: Step;
  readonly mayManage: boolean;
}

/** A step for those who manage: what was sent, and the way to complete, review or waive it. */
export function ManagedStep({ journey, step, mayManage }: StepProps) {
  const { t, format } = useWords();
  const isOpen = journey.state === 'UNDER_WAY' && step.state !== 'DONE' && step.state !== 'WAIVED';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1">
          <b>
            <bdi className="[overflow-wrap:anywhere]">{step.title}</bdi>
          </b>
          <span className="block text-sm text-ink-2">{`${t(sideKey(journey.purpose, step.owner))} · ${t(kindKey(journey.purpose, step.kind))}`}</span>
        </span>
        <StepBadge step={step} />
      </div>
      <StepFacts step={step} purpose={journey.purpose} />
      {step.signed_name !== null && <p className="text-sm">{t('state.signedAs', { name: step.signed_name })}</p>}
      {step.done_at !== null && (
        <p className="text-sm text-ink-2">
          {step.done_by_name === null
            ? format.date(step.done_at.slice(0, 10))
            : t('state.doneBy', { date: format.date(step.done_at.slice(0, 10)), name: step.done_by_name })}
        </p>
      )}
      {step.reason !== '' && <p className="text-sm [overflow-wrap:anywhere]">{`${t('act.reason')}: ${step.reason}`}</p>}
      {mayManage && (step.answers.length > 0 || step.has_file) && <Details journey={journey} step={step} />}
      {mayManage && isOpen && !journey.is_own && <Acts journey={journey} step={step} mayManage={mayManage} />}
    </li>
  );
}

/** What was entered, masked; a press shows it in full and opens the file, which is recorded. */
function Details({ journey, step }: Pick<StepProps, 'journey' | 'step'>) {
  const { t } = useWords();
  const client = useClient();
  const brand = useBrand();
  const [shown, setShown] = useState<StepAnswer['answers'] | null>(null);
  const params = { id: brand.id, journey_id: journey.id, step_id: step.id };
  const read = async (): Promise<{ readonly href: string | null }> => {
    const { answers, href } = await client.call(openAnswers, { params });
    setShown(answers);
    return { href };
  };
  const fail = (): void => {
    toasts.show({ message: t('act.openFailed'), tone: 'bad' });
  };
  const look = (): Promise<unknown> => (step.has_file ? openInTab(read, fail) : read().catch(fail));
  return (
    <div className="grid gap-2 rounded-md bg-surface-2 p-3">
      <dl className="grid gap-1">
        {(shown ?? step.answers).map(({ field, value }) => (
          <div key={field} className="flex flex-wrap gap-x-2">
            <dt className="text-sm text-ink-2">{t(`field.${field}`)}</dt>
            <dd className="[overflow-wrap:anywhere]">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {shown === null && (
        <div className="grid justify-items-start gap-1">
          <Button size="sm" onClick={() => void look()}>
            {t(step.has_file ? 'act.openFile' : 'act.look')}
          </Button>
          <p className="text-sm text-ink-2">{t('act.lookNote')}</p>
        </div>
      )}
    </div>
  );
}

function Acts({ journey, step }: StepProps) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const client = useClient();
  const [asks, setAsks] = useState<'back' | 'waive' | null>(null);
  const params = { id: brand.id, journey_id: journey.id, step_id: step.id };
  const { version } = step;
  const done = useSend(completeStep, {
    readWhenRefused: true,
    onSuccess: () => toasts.show({ message: t('act.saved'), tone: 'ok' }),
  });
  const review = useSend(reviewStep, {
    readWhenRefused: true,
    onSuccess: () => toasts.show({ message: t('act.approved'), tone: 'ok' }),
  });
  const isOurs = step.owner !== 'HIRE' && (step.owner !== 'HR' || hasPermission(brand, 'MANAGE_BRAND'));
  const failed = done.error ?? review.error;
  const named = (verb: string): string => `${verb}: ${step.title}`;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {step.may_review && (
          <>
            <Button
              size="sm"
              variant="primary"
              aria-label={named(t('act.approve'))}
              busy={review.isPending}
              onClick={() => review.mutate({ params, body: { decision: 'APPROVED', reason: '', version } })}
            >
              {t('act.approve')}
            </Button>
            <Button size="sm" aria-label={named(t('act.back'))} onClick={() => setAsks('back')}>
              {t('act.back')}
            </Button>
          </>
        )}
        {isOurs && step.waits_for === null && (
          <Button
            size="sm"
            variant="primary"
            aria-label={named(t('act.done'))}
            busy={done.isPending}
            onClick={() => done.mutate({ params, body: { version } })}
          >
            {t('act.done')}
          </Button>
        )}
        <Button size="sm" variant="ghost" aria-label={named(t('act.waive'))} onClick={() => setAsks('waive')}>
          {t('act.waive')}
        </Button>
      </div>
      {failed !== null && <Alert tone="bad" urgent title={problem(failed)} />}
      {asks === 'back' && (
        <ReasonDialog
          title={named(t('act.back'))}
          text={t('act.backText')}
          submit={t('act.back')}
          send={(reason) => client.call(reviewStep, { params, body: { decision: 'SENT_BACK', reason, version } })}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'waive' && (
        <ReasonDialog
          title={named(t('act.waive'))}
          text={t('act.waiveText')}
          submit={t('act.waive')}
          send={(reason) => client.call(waiveStep, { params, body: { reason, version } })}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
}
