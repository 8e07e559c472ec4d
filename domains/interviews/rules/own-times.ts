import type { Stage } from '@hearth/domains/applications/schemas';
import type { InterviewKind, KitContent, OwnTimes } from '../contract/schemas.ts';

/** How far ahead somebody can choose who is invited without a kit. */
const DAYS_AHEAD = 7;
/** Nobody is to come before whoever invites has read of it. */
const NOTICE_HOURS = 3;

/** An interview without a kit, as a kit would say it: whoever invites holds it alone, with one candidate. */
export function contentOfOwn(own: OwnTimes, hostId: string): KitContent {
  return {
    ...own,
    name: '',
    buffer_minutes: 0,
    notice_hours: NOTICE_HOURS,
    horizon_days: DAYS_AHEAD,
    capacity: 1,
    panel: [hostId],
    panel_rule: 'ALL',
    room: '',
    focus: [],
    criteria: [],
  };
}

/** The stage of an application with whose candidate an interview of a kind was arranged. */
export function stageOf(kind: InterviewKind): Stage {
  return kind === 'TRIAL_SHIFT' ? 'TRIAL' : 'INTERVIEW';
}
