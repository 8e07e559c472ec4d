import { useClient } from '@hearth/client/context';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import type { Application } from '@hearth/domains/applications/schemas';
import { HiringWords, OwnLettersContext, PipelinePage } from '@hearth/domains/applications/widgets';
import type { OwnLetters } from '@hearth/domains/applications/widgets';
import { listLetterSteps } from '@hearth/domains/messaging/contract';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import type { ComponentProps } from 'react';

type PageProps = ComponentProps<typeof PipelinePage>;

/** Behind a tab of a person's panel: it comes when that is opened. */
const Conversation = lazy(async () => ({ default: (await import('@hearth/domains/messaging/widgets')).Conversation }));

/** In a person's panel, under what is known of them. */
const Interviews = lazy(async () => ({
  default: (await import('@hearth/domains/interviews/widgets')).ApplicationInterviews,
}));

/** Of those who came as far as an offer. */
const Offers = lazy(async () => ({ default: (await import('@hearth/domains/offers/widgets')).ApplicationOffers }));

/** By whom somebody was referred; asked of those alone who came that way. */
const Referral = lazy(async () => ({
  default: (await import('@hearth/domains/sourcing/widgets')).ApplicationReferral,
}));

const offers = ({ id, stage, history, source }: Application) => (
  <>
    {source === 'referral' && (
      <Suspense fallback={null}>
        <Referral key={id} applicationId={id} />
      </Suspense>
    )}
    {history.some((event) => event.stage === 'OFFER') && (
      <Suspense fallback={null}>
        <Offers key={id} applicationId={id} stage={stage} />
      </Suspense>
    )}
  </>
);

/** Who has to agree to offers, and those that wait for the reader. */
const OfferRule = lazy(async () => ({ default: (await import('@hearth/domains/offers/widgets')).OfferRuleCard }));
const OffersWaiting = lazy(async () => ({ default: (await import('@hearth/domains/offers/widgets')).OffersWaiting }));

const interviews = (applicationId: string) => (
  <Suspense fallback={null}>
    <Interviews key={applicationId} applicationId={applicationId} />
  </Suspense>
);

/** How somebody fits the post: beside what is known of them, and as an order of the list. */
const Match = lazy(async () => ({ default: (await import('@hearth/domains/matching/widgets')).ApplicationMatch }));
const BestMatch = lazy(async () => ({ default: (await import('@hearth/domains/matching/widgets')).BestMatch }));

/** Under the figures too: what each source has cost, and what referrals have earned. */
const Costs = lazy(async () => ({ default: (await import('@hearth/domains/sourcing/widgets')).CostsCard }));
const Bonuses = lazy(async () => ({ default: (await import('@hearth/domains/sourcing/widgets')).BonusesCard }));

const match = (applicationId: string) => (
  <Suspense fallback={null}>
    <Match key={applicationId} applicationId={applicationId} />
  </Suspense>
);

const bestMatch: PageProps['bestMatch'] = (jobId, draw) => (
  <Suspense fallback={null}>
    <BestMatch key={jobId} jobId={jobId}>
      {draw}
    </BestMatch>
  </Suspense>
);

const conversation = (applicationId: string) => (
  <Suspense fallback={null}>
    <Conversation applicationId={applicationId} />
  </Suspense>
);

/** Under the figures: how long people are kept who were not taken. */
const Keeping = lazy(async () => ({ default: (await import('@hearth/domains/privacy/widgets')).KeepingCard }));

/** What goes out for which reason and at which step, chosen beforehand. */
const Letters = lazy(async () => ({ default: (await import('@hearth/domains/messaging/widgets')).LettersCard }));

/** Whether all have the same chances. */
const Fairness = lazy(async () => ({ default: (await import('@hearth/domains/fairness/widgets')).FairnessCard }));

/** How long it took until somebody was met. */
const Waits = lazy(async () => ({ default: (await import('@hearth/domains/interviews/widgets')).InterviewFigures }));

const figures: PageProps['figures'] = (period) => (
  <Suspense fallback={null}>
    <Costs {...period} />
    <Waits {...period} />
    <OfferRule />
    <HiringWords>{(words) => <Letters words={words} />}</HiringWords>
    <Fairness />
    <Bonuses />
    <Keeping />
  </Suspense>
);

/** Who may be asked again: a view of its own, in a person's panel, and for those who are chosen in the list. */
const PoolView = lazy(async () => ({ default: (await import('@hearth/domains/talent-pool/widgets')).PoolView }));
const PoolCard = lazy(async () => ({ default: (await import('@hearth/domains/talent-pool/widgets')).PoolCard }));
const AddDialog = lazy(async () => ({ default: (await import('@hearth/domains/talent-pool/widgets')).AddDialog }));

const pool = (
  <Suspense fallback={null}>
    <PoolView />
  </Suspense>
);

const addToPool: PageProps['addToPool'] = (ids, onClose, onDone) => (
  <Suspense fallback={null}>
    <AddDialog applicationIds={ids} onClose={onClose} onDone={onDone} />
  </Suspense>
);

/** Who somebody is: warned of first, and shown where there is anything to show. */
const Rehire = lazy(async () => ({ default: (await import('@hearth/domains/candidates/widgets')).RehireCheck }));
const SamePerson = lazy(async () => ({ default: (await import('@hearth/domains/candidates/widgets')).SamePerson }));

const identity = ({ id }: Application) => (
  <Suspense fallback={null}>
    <Rehire key={`${id} rehire`} applicationId={id} />
    <SamePerson key={id} applicationId={id} />
  </Suspense>
);

/** One message to all who are chosen in the list. */
const SeveralDialog = lazy(async () => ({
  default: (await import('@hearth/domains/messaging/widgets')).SeveralDialog,
}));

const writeToAll: PageProps['writeToAll'] = (ids, onClose, onDone) => (
  <Suspense fallback={null}>
    <SeveralDialog to={ids} onClose={onClose} onSent={onDone} />
  </Suspense>
);

const person = ({ id, stage }: Application) => (
  <Suspense fallback={null}>
    <PoolCard key={id} applicationId={id} canAdd={stage !== 'HIRED'} />
  </Suspense>
);

/** What is written to people who are moved, in the house's own words. */
const LetterField = lazy(async () => ({ default: (await import('@hearth/domains/messaging/widgets')).LetterField }));

/** The board of applications, with each person's conversation, interviews, offers and match in it, the pool beside it, what is kept of them, and their chances: nine domains on one page. */
export function Component() {
  const client = useClient();
  const brand = useBrand();
  const { id: brandId } = brand;
  const mayWrite = hasPermission(brand, 'SEND_MESSAGES') && hasPermission(brand, 'VIEW_MESSAGES');
  const { data: asked } = useCall(listLetterSteps, { params: { id: brandId } }, { enabled: mayWrite });
  const letters = useMemo(
    (): OwnLetters | null =>
      mayWrite
        ? {
            choose: (props) => (
              <Suspense fallback={null}>
                <LetterField {...props} />
              </Suspense>
            ),
            send: async (applicationIds, texts, afterMinutes) =>
              (await import('@hearth/domains/messaging/widgets')).sendLetter(client, brandId, {
                applicationIds,
                texts,
                afterMinutes,
              }),
            asksAt: ({ stage, step_id: step }) =>
              asked !== undefined &&
              (asked.stages.some((one) => one === stage) ||
                asked.steps.some((one) => (step == null ? one.stage === stage : one.id === step))),
          }
        : null,
    [mayWrite, client, brandId, asked],
  );
  const agreed = useCallback(
    async (applicationId: string) =>
      (await import('@hearth/domains/offers/widgets')).fetchAgreedTerms(client, brandId, applicationId),
    [client, brandId],
  );
  return (
    <OwnLettersContext value={letters}>
      <Suspense fallback={null}>
        <OffersWaiting />
      </Suspense>
      <PipelinePage
        conversation={conversation}
        interviews={interviews}
        offers={offers}
        agreed={agreed}
        match={match}
        identity={identity}
        person={person}
        bestMatch={bestMatch}
        figures={figures}
        addToPool={addToPool}
        writeToAll={writeToAll}
        pool={pool}
      />
    </OwnLettersContext>
  );
}
