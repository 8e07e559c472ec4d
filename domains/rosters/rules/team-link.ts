import { addDays, startOfWeek } from '@hearth/domains/scheduling/rules';
import { LINK_WEEKS_AHEAD, LINK_WEEKS_BACK } from './limits.ts';

/** The weeks that a link reaches from: today at the location, and how it counts weeks. */
export interface LinkReach {
  readonly today: string;
  readonly weekStart: number;
}

/** The week that a link shows for a day asked for, with its neighbours; beyond what it reaches, the nearest one. */
export function weekBehindLink(
  asked: string,
  { today, weekStart }: LinkReach,
): { readonly week: string; readonly earlier: string | null; readonly later: string | null } {
  const current = startOfWeek(today, weekStart);
  const first = addDays(current, -7 * LINK_WEEKS_BACK);
  const last = addDays(current, 7 * LINK_WEEKS_AHEAD);
  const wanted = startOfWeek(asked, weekStart);
  const week = wanted < first ? first : wanted > last ? last : wanted;
  return {
    week,
    earlier: week > first ? addDays(week, -7) : null,
    later: week < last ? addDays(week, 7) : null,
  };
}
