import { integer, localTime, pattern } from '@hearth/kit/schema';
import { z } from 'zod';

/** A break that is planned for shifts of at least some length; the last step that a shift reaches counts. */
export const breakStep = z.strictObject({
  after_minutes: integer(30, 1440),
  minutes: integer(1, 240),
  is_paid: z.boolean(),
});
export type BreakStep = z.infer<typeof breakStep>;
export const breakSetting = z.strictObject({ steps: z.array(breakStep).max(4) });
/** The hours that the schedule of a day shows even if nobody works then; an end at or before the beginning is on the next day. */
export const daySetting = z.strictObject({ from: localTime, to: localTime });
export type DaySetting = z.infer<typeof daySetting>;
/** Where a day is halved: a morning off ends, and an afternoon off begins. */
export const middaySetting = z.strictObject({
  at: pattern(5, /^(0[1-9]|1\d|2[0-3]):[0-5]\d$/, 'must be a time like 13:00'),
});
/** Whose published shifts staff see of a location where they work: nobody's but their own, those of their departments, or everybody's. */
export const teamView = z.enum(['OFF', 'DEPARTMENT', 'LOCATION']);
export const TEAM_VIEWS = teamView.options;
export type TeamView = z.infer<typeof teamView>;
export const teamViewSetting = z.strictObject({ shows: teamView });
/** How names stand in the week behind a team link; OFF: there are no such links. */
export const teamLinkNames = z.enum(['OFF', 'SHORT', 'FULL']);
export const TEAM_LINK_NAMES = teamLinkNames.options;
export const teamLinkSetting = z.strictObject({ names: teamLinkNames });
