import type { LucideIcon } from 'lucide-react';
import { ChefHat, Phone, Store, Users, Video } from 'lucide-react';
import type { InterviewKind } from '../contract/schemas.ts';

/** The kinds of interviews in the order in which they are offered, each with its drawing. */
export const KINDS: readonly (readonly [kind: InterviewKind, icon: LucideIcon])[] = [
  ['IN_PERSON', Store],
  ['PHONE', Phone],
  ['VIDEO', Video],
  ['GROUP', Users],
  ['TRIAL_SHIFT', ChefHat],
];

/** The drawing of a kind. */
export function iconOf(kind: InterviewKind): LucideIcon {
  return KINDS.find(([one]) => one === kind)?.[1] ?? Store;
}
