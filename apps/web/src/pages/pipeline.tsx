import { PipelinePage } from '@hearth/domains/applications/widgets';
import { Conversation } from '@hearth/domains/messaging/widgets';

const conversation = (applicationId: string) => <Conversation applicationId={applicationId} />;

/** The board of applications, with each person's conversation in it: two domains on one page. */
export function Component() {
  return <PipelinePage conversation={conversation} />;
}
