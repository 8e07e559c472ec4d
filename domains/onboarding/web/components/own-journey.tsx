import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Accordion, Disclosure } from '@hearth/ui/disclosure';
import { Meter } from '@hearth/ui/progress';
import type { OwnJourney, Purpose, Step, StepAnswer } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { StepBadge, StepFacts } from './step-facts.tsx';
import { StepForm } from './step-form.tsx';

/** What the new hire does with a step; each answers whether it was done. */
export interface StepDoings {
  readonly busy: boolean;
  readonly answer: (sent: StepAnswer) => Promise<boolean>;
  readonly sendFile: (step: Pick<Step, 'id' | 'version'>, file: File, validUntil: string | null) => Promise<boolean>;
}

const isOver = ({ state }: Step): boolean => state === 'DONE' || state === 'WAIVED';

/** An onboarding for the new hire: how far it is, what is to do, and what is done. The first open step is open. */
export function OwnJourneyView({
  journey,
  doings,
  problem,
}: {
  readonly journey: OwnJourney;
  readonly doings: StepDoings;
  /** Why the last try failed; null where it didn't. */
  readonly problem: string | null;
}) {
  const { t, format } = useWords();
  const { done, total, steps, starts_on: startsOn, buddy_name: buddy } = journey;
  const open = steps.filter((step) => !isOver(step));
  const over = steps.filter(isOver);
  const first = open.find(({ state, waits_for: waits }) => state === 'OPEN' && waits === null)?.id;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {problem !== null && <Alert tone="bad" urgent title={problem} />}
      <div>
        <Meter
          label={t('own.label')}
          value={done}
          max={Math.max(total, 1)}
          valueText={t('own.progress', { done, total })}
        />
        <p className="text-sm text-ink-2">{t('own.progress', { done, total })}</p>
      </div>
      {buddy !== null && <p>{t('own.buddyIs', { name: buddy })}</p>}
      {open.length === 0 ? (
        <Alert tone="ok">{t(`own.doneOf.${journey.purpose}`, { date: format.date(startsOn) })}</Alert>
      ) : (
        <>
          <p className="text-ink-2">{t('own.saved')}</p>
          <h2 className="text-lg font-bold">{t('own.todo')}</h2>
          <Accordion>
            {open.map((step) => (
              // What was sent, sent back or changed begins anew.
              <Disclosure
                key={`${step.id} ${step.version}`}
                defaultOpen={step.id === first}
                title={<bdi className="[overflow-wrap:anywhere]">{step.title}</bdi>}
                note={<StepBadge step={step} />}
                headingLevel={3}
              >
                <OpenStep step={step} purpose={journey.purpose} doings={doings} />
              </Disclosure>
            ))}
          </Accordion>
        </>
      )}
      {over.length > 0 && <Finished steps={over} />}
    </div>
  );
}

function OpenStep({
  step,
  purpose,
  doings,
}: {
  readonly step: Step;
  readonly purpose: Purpose;
  readonly doings: StepDoings;
}) {
  const { t } = useWords();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <StepFacts step={step} purpose={purpose} />
      {step.reason !== '' && <Alert tone="warn">{t('own.sentBack', { reason: step.reason })}</Alert>}
      {step.why !== '' && <p className="text-ink-2">{t('own.why', { reason: step.why })}</p>}
      {step.text !== '' && (
        <div
          dir="auto"
          className="max-h-96 overflow-y-auto rounded-md border border-line bg-surface-2 p-3 [overflow-wrap:anywhere] whitespace-pre-wrap"
          // What scrolls can be reached by keyboard.
          tabIndex={0}
          role="region"
          aria-label={step.title}
        >
          {step.text}
        </div>
      )}
      {step.waits_for === null ? (
        <StepForm step={step} doings={doings} />
      ) : (
        <Alert tone="info">{t('own.waits', { step: step.waits_for })}</Alert>
      )}
    </div>
  );
}

function Finished({ steps }: { readonly steps: readonly Step[] }) {
  const { t, format } = useWords();
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-bold">{t('own.finished')}</h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {steps.map((step) => (
          <li key={step.id} className="flex flex-wrap items-center gap-2 px-4 py-3">
            <span className="min-w-0 flex-1">
              <bdi className="[overflow-wrap:anywhere]">{step.title}</bdi>
              {step.signed_name !== null && (
                <span className="block text-sm text-ink-2">{t('state.signedAs', { name: step.signed_name })}</span>
              )}
              {step.done_at !== null && (
                <span className="block text-sm text-ink-2">{format.date(step.done_at.slice(0, 10))}</span>
              )}
            </span>
            <Badge tone={step.state === 'DONE' ? 'ok' : 'neutral'}>{t(`state.${step.state}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
