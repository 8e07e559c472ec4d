import type { Message } from '../../../contract/schemas.ts';
import { Ask } from './ask.tsx';
import { Delivery } from './delivery.tsx';
import { Note } from './note.tsx';
import { ByText } from './by-text.tsx';
import { Removed } from './removed.tsx';

/** A line of a conversation that is more than words; with a `burst` how far its messages have come. */
export default function MessagePart({
  applicationId,
  message,
  mine,
  burst,
}: {
  applicationId: string;
  message: Message;
  mine: boolean;
  burst?: readonly Message[];
}) {
  if (burst !== undefined) return <Delivery messages={burst} />;
  const { part } = message;
  if (part === undefined) return null;
  if (part.kind === 'NOTE') return <Note text={message.message_body} mentioned={part.mentioned} />;
  if (part.kind === 'TEXT') return <ByText text={message.message_body} mine={mine} />;
  if (part.kind === 'REMOVED') return <Removed />;
  return <Ask applicationId={applicationId} message={message} asked={part} mine={mine} />;
}
