import { PipelinePage } from '@hearth/domains/applications/widgets';
import { lazy, Suspense } from 'react';

/** Behind a tab of a person's panel: it comes when that is opened. */
const Conversation = lazy(async () => ({ default: (await import('@hearth/domains/messaging/widgets')).Conversation }));

const conversation = (applicationId: string) => (
  <Suspense fallback={null}>
    <Conversation applicationId={applicationId} />
  </Suspense>
);

/** The board of applications, with each person's conversation in it: two domains on one page. */
export function Component() {
  return <PipelinePage conversation={conversation} />;
}
