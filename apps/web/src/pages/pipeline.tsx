import { PipelinePage } from '@hearth/domains/applications/widgets';
import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';

type PageProps = ComponentProps<typeof PipelinePage>;

/** Behind a tab of a person's panel: it comes when that is opened. */
const Conversation = lazy(async () => ({ default: (await import('@hearth/domains/messaging/widgets')).Conversation }));

/** In a person's panel, under what is known of them. */
const Interviews = lazy(async () => ({
  default: (await import('@hearth/domains/interviews/widgets')).ApplicationInterviews,
}));

const interviews = (applicationId: string) => (
  <Suspense fallback={null}>
    <Interviews key={applicationId} applicationId={applicationId} />
  </Suspense>
);

/** How somebody fits the post: beside what is known of them, and as an order of the list. */
const Match = lazy(async () => ({ default: (await import('@hearth/domains/matching/widgets')).ApplicationMatch }));
const BestMatch = lazy(async () => ({ default: (await import('@hearth/domains/matching/widgets')).BestMatch }));

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

/** The board of applications, with each person's conversation, interviews and match in it: four domains on one page. */
export function Component() {
  return <PipelinePage conversation={conversation} interviews={interviews} match={match} bestMatch={bestMatch} />;
}
