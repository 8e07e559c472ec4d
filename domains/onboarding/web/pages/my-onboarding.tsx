import { useClient } from '@hearth/client/context';
import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { OwnRightToWork } from '@hearth/domains/eligibility/widgets';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import {
  answerMyOnboarding,
  completeBuddyStep,
  listMyOnboarding,
  sendMyOnboardingFile,
} from '../../contract/endpoints.ts';
import { ONBOARDING_CHANGED } from '../../contract/events.ts';
import type { OwnJourney } from '../../contract/schemas.ts';
import { OwnJourneyView } from '../components/own-journey.tsx';
import { StepBadge, StepFacts } from '../components/step-facts.tsx';
import { useWords } from '../words.ts';

type BuddySteps = AnswerOf<typeof listMyOnboarding>['buddy_steps'];

/** The signed-in employee's own onboarding, and what they do as somebody's buddy. */
export function Component() {
  const { t, problem } = useWords();
  const own = useCall(listMyOnboarding, {});
  useReadAgainOn([ONBOARDING_CHANGED], [listMyOnboarding]);
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('mine.title')}</PageTitle>
      <PageHeader title={t('mine.title')} />
      <OwnRightToWork />
      <Resource
        of={own}
        rows={5}
        failed={t('own.failed')}
        problem={problem}
        isEmpty={({ journeys, buddy_steps: steps }) => journeys.length + steps.length === 0}
        empty={
          <Card>
            <EmptyState icon={<Icon of={ClipboardCheck} size={24} />} title={t('own.none')}>
              {t('own.noneNote')}
            </EmptyState>
          </Card>
        }
      >
        {({ journeys, buddy_steps: steps }) => (
          <>
            {steps.length > 0 && <AsBuddy steps={steps} />}
            {journeys.map((journey) => (
              <OneJourney key={journey.id} journey={journey} />
            ))}
          </>
        )}
      </Resource>
    </div>
  );
}

function OneJourney({ journey }: { readonly journey: OwnJourney }) {
  const { t, problem, format } = useWords();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const params = { journey_id: journey.id };
  const attempt = async (send: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailed(null);
    try {
      await send();
      toasts.show({ message: t('act.saved'), tone: 'ok' });
      return true;
    } catch (refused) {
      setFailed(problem(refused));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const {
    house: { name: employer },
    location_name: location,
    starts_on: startsOn,
  } = journey;
  return (
    <Card title={<bdi>{t(`own.leadOf.${journey.purpose}`, { employer, location, date: format.date(startsOn) })}</bdi>}>
      <OwnJourneyView
        journey={journey}
        problem={failed}
        doings={{
          busy,
          answer: (sent) => attempt(() => client.call(answerMyOnboarding, { params, body: sent })),
          sendFile: ({ id, version }, file, validUntil) =>
            attempt(() =>
              client.call(sendMyOnboardingFile, {
                params,
                body: {
                  step_id: id,
                  version: String(version),
                  ...(validUntil === null ? {} : { valid_until: validUntil }),
                },
                files: [file],
              }),
            ),
        }}
      />
    </Card>
  );
}

/** What the person does for new colleagues. */
function AsBuddy({ steps }: { readonly steps: BuddySteps }) {
  const { t, problem, format } = useWords();
  const done = useSend(completeBuddyStep, {
    readWhenRefused: true,
    onSuccess: () => toasts.show({ message: t('act.saved'), tone: 'ok' }),
  });
  return (
    <Card flush title={t('own.buddyTitle')}>
      {done.error !== null && (
        <div className="p-4">
          <Alert tone="bad" urgent title={problem(done.error)} />
        </div>
      )}
      <ul className="divide-y divide-line">
        {steps.map(({ step, name, purpose, location_name: location, starts_on: startsOn }) => (
          <li key={step.id} className="flex flex-wrap items-center gap-2 px-4 py-3">
            <span className="min-w-40 flex-1">
              <b>
                <bdi className="[overflow-wrap:anywhere]">{step.title}</bdi>
              </b>
              <span className="block text-sm text-ink-2">
                {[name, location, t(`starts.${purpose}`, { date: format.date(startsOn) })].join(' · ')}
              </span>
              <StepFacts step={step} purpose={purpose} />
              {step.text !== '' && <span className="block whitespace-pre-wrap">{step.text}</span>}
            </span>
            <StepBadge step={step} />
            <Button
              size="sm"
              aria-label={`${t('act.done')}: ${step.title}, ${name}`}
              busy={done.isPending}
              onClick={() => done.mutate({ params: { step_id: step.id }, body: { version: step.version } })}
            >
              {t('act.done')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
