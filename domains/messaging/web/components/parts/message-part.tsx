import type { Message } from '../../../contract/schemas.ts';
import { Ask } from './ask.tsx';
import { Note } from './note.tsx';

/** A line of a conversation that is more than words. */
export default function MessagePart({
  applicationId,
  message,
  mine,
}: {
  applicationId: string;
  message: Message;
  mine: boolean;
}) {
  const { part } = message;
  if (part === undefined) return null;
  if (part.kind === 'NOTE') return <Note text={message.message_body} mentioned={part.mentioned} />;
  return <Ask applicationId={applicationId} message={message} asked={part} mine={mine} />;
}
