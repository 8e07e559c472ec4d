import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { Progress } from '@hearth/ui/progress';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { changeSetupPreference, getSetup } from '../../../contract/endpoints.ts';
import type { SetupStep, SetupStepName } from '../../../contract/schemas.ts';
import { TestMail } from './test-mail.tsx';
import { useSetupWords } from './words.ts';

/** Where each step is done; the test email is sent right here. */
const PAGES: Readonly<Record<Exclude<SetupStepName, 'MAIL'>, string>> = {
  LOCATION: '/settings/locations?add',
  POSITIONS: '/team?add=person',
  PEOPLE: '/team?add=person',
  WEEK: '/schedule',
  JOB: '/hiring/jobs/new?choose',
};

/** What is left to set up at the brand in view, and what is done. */
export function SetupChecklist() {
  const { t, problem } = useSetupWords();
  const { id, name } = useBrand();
  const setup = useCall(getSetup, { params: { id } });
  return (
    <div className="grid max-w-3xl gap-5">
      <PageHeader title={t('title', { name })} note={t('note')} />
      <Resource of={setup} problem={problem} rows={6}>
        {({ steps, hidden }) =>
          steps.every(({ done }) => done) ? (
            <AllSet />
          ) : (
            <>
              <Steps steps={steps} />
              <Choice hidden={hidden} />
            </>
          )
        }
      </Resource>
    </div>
  );
}

function AllSet() {
  const { t } = useSetupWords();
  return (
    <EmptyState
      headingLevel={2}
      icon={<Icon of={CircleCheck} size={24} />}
      title={t('allSet')}
      action={
        <Link to="/" className={linkButtonLook('primary', 'lg')}>
          {t('toStart')}
        </Link>
      }
    >
      {t('allSetText')}
    </EmptyState>
  );
}

function Steps({ steps }: { steps: readonly SetupStep[] }) {
  const { t } = useSetupWords();
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done)?.step;
  return (
    <>
      <Progress
        label={t('progress')}
        value={done}
        max={steps.length}
        countText={t('count', { done: String(done), all: String(steps.length) })}
      />
      <ol className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
        {steps.map((step) => (
          <Step key={step.step} of={step} isNext={step.step === next} />
        ))}
      </ol>
    </>
  );
}

function Step({ of: { step, done }, isNext }: { of: SetupStep; isNext: boolean }) {
  const { t } = useSetupWords();
  const look = linkButtonLook(isNext ? 'primary' : 'soft');
  const action: ReactNode =
    step === 'MAIL' ? (
      <TestMail isNext={isNext} />
    ) : (
      <Link to={PAGES[step]} className={look}>
        {t(`steps.${step}.action`)}
      </Link>
    );
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center">
      <Icon of={done ? CircleCheck : Circle} size={24} className={done ? 'text-ok' : 'text-ink-3'} />
      <div className="grid min-w-0 gap-0.5">
        <h2 className="text-base font-bold">
          {t(`steps.${step}.title`)}
          {done && <span className="ms-2 font-normal text-ink-2">{t('done')}</span>}
        </h2>
        {!done && <p className="text-base text-ink-2">{t(`steps.${step}.why`)}</p>}
      </div>
      {!done && <div className="max-sm:col-start-2 sm:justify-self-end">{action}</div>}
    </li>
  );
}

/** Whether it is where the reader starts. */
function Choice({ hidden }: { hidden: boolean }) {
  const { t, problem } = useSetupWords();
  const navigate = useNavigate();
  const change = useSend(changeSetupPreference, {
    onSuccess: async (answer) => {
      if (!answer.hidden) return;
      toasts.show({ message: t('isHidden') });
      await navigate('/');
    },
  });
  return (
    <div className="grid justify-items-start gap-3">
      {change.isError && <Alert tone="bad">{problem(change.error)}</Alert>}
      <Button variant="ghost" busy={change.isPending} onClick={() => change.mutate({ body: { hidden: !hidden } })}>
        {t(hidden ? 'show' : 'hide')}
      </Button>
    </div>
  );
}
