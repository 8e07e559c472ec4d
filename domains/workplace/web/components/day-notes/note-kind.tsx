import { Icon } from '@hearth/ui/icon';
import { DoorClosed, PartyPopper, StickyNote } from 'lucide-react';
import type { DayNoteKind } from '../../../contract/schemas.ts';

const LOOKS = {
  NOTE: { of: StickyNote, className: 'text-ink-2' },
  EVENT: { of: PartyPopper, className: 'text-info' },
  CLOSED: { of: DoorClosed, className: 'text-bad' },
} as const;

/** What kind of note it is, beside its words. */
export function NoteIcon({ kind, size = 14 }: { readonly kind: DayNoteKind; readonly size?: 14 | 16 | 20 }) {
  const { of, className } = LOOKS[kind];
  return <Icon of={of} size={size} className={`flex-none ${className}`} />;
}
