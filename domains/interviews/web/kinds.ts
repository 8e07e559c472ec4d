import type { LucideIcon } from 'lucide-react';
import { ChefHat, Phone, Store, Users, Video } from 'lucide-react';
import type { InterviewKind } from '../contract/schemas.ts';

/** The kinds of interviews in display order, with their icons. */
export const KINDS: readonly (readonly [kind: InterviewKind, icon: LucideIcon])[] = [
  ['IN_PERSON', Store],
  ['PHONE', Phone],
  ['VIDEO', Video],
  ['GROUP', Users],
  ['TRIAL_SHIFT', ChefHat],
];

/** Returns the icon of a kind. */
export function kindIcon(kind: InterviewKind): LucideIcon {
  return KINDS.find(([one]) => one === kind)?.[1] ?? Store;
}
