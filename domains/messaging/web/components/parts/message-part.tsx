import type { Message } from '../../../contract/schemas.ts';
import { Note } from './note.tsx';

/** A line of a conversation that is more than words. */
export default function MessagePart({ message }: { applicationId: string; message: Message; mine: boolean }) {
  const { part } = message;
  if (part === undefined) return null;
  return <Note text={message.message_body} mentioned={part.mentioned} />;
}
