import { PipelinePage } from '@hearth/domains/applications/widgets';
import { lazy, Suspense } from 'react';

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

const conversation = (applicationId: string) => (
  <Suspense fallback={null}>
    <Conversation applicationId={applicationId} />
  </Suspense>
);

/** The board of applications, with each person's conversation and interviews in it: three domains on one page. */
export function Component() {
  return <PipelinePage conversation={conversation} interviews={interviews} />;
}
