import { BadgeCheck, FilePen, Inbox, ListChecks, MessagesSquare, Timer, UserRoundX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Stage } from '../contract/schemas.ts';

/** The drawing of each stage, the same on columns, chips and menus. */
export const STAGE_ICONS: Readonly<Record<Stage, LucideIcon>> = {
  NEW: Inbox,
  SCREEN: ListChecks,
  INTERVIEW: MessagesSquare,
  TRIAL: Timer,
  OFFER: FilePen,
  HIRED: BadgeCheck,
  REJECTED: UserRoundX,
  WITHDRAWN: UserRoundX,
};
