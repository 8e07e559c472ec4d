import type { Random } from './random.ts';
import { WEEK } from './model.ts';
import type { Sampler } from './sampler.ts';
import type { RosterState } from './state.ts';
import type { Window } from './window.ts';

/** Weeks of a longer horizon that are first filled at once. */
const WEEKS_AT_ONCE = 4;
const ATTEMPTS = 40;

/** What the first days of somebody are found with. */
export interface Tools {
  readonly state: RosterState;
  readonly window: Window;
  readonly sampler: Sampler;
  readonly random: Random;
}

function clear({ state }: Tools, person: number): void {
  for (let day = 0; day < state.model.days; day += 1) state.put(person, day, 0);
  state.weekends[person] = 0;
}

/** Writes what was drawn for the window into the roster. */
export function write({ state, window, sampler }: Tools): void {
  const { person, from, to } = window;
  const before = state.weekendsWithin(person, from, to);
  for (let day = from; day < to; day += 1) state.put(person, day, sampler.found[day - from] as number);
  state.weekends[person] = (state.weekends[person] as number) - before + state.weekendsWithin(person, from, to);
}

/** Gives the window its part of what is left for the rest of the horizon, with some room that grows with each attempt. */
function share(tools: Tools, attempt: number): void {
  const { window, state, random } = tools;
  const { model } = state;
  const rest = model.days - window.from;
  const part = (window.to - window.from) / rest;
  if (part >= 1) return;
  const room = (attempt / ATTEMPTS) * 1500 + 240;
  const least = Math.max(0, window.minMinutes * part - room * random.next());
  const most = window.maxMinutes * part + room * random.next();
  const weekends = Math.min(
    window.maxWeekends,
    Math.ceil(window.maxWeekends * part + (attempt / ATTEMPTS) * random.next()),
  );
  window.allowMinutes(least, Math.min(window.maxMinutes, most));
  window.maxWeekends = weekends;
  window.weekendsMatter = weekends < Math.ceil((window.to - window.from) / WEEK);
  // What is left of scarce shifts is spread as well.
  for (let shift = 1; shift < window.left.length; shift += 1) {
    const left = window.left[shift] as number;
    if (left < rest) window.left[shift] = Math.min(left, Math.ceil(left * part + random.next()));
  }
  window.trackOne(random.next());
}

/** Fills one person's whole row within all rules; false when none was found. */
function fillPerson(tools: Tools, person: number, temperature: number, weeks: number): boolean {
  const { state, window, sampler, random } = tools;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    clear(tools, person);
    let from = 0;
    while (from < state.model.days) {
      const to = Math.min(state.model.days, from + weeks * WEEK);
      window.frame(state, person, from, to, random.next());
      share(tools, attempt);
      if (!sampler.weigh(state, temperature) || !sampler.draw(20)) break;
      write(tools);
      from = to;
    }
    if (from >= state.model.days) return true;
  }
  return false;
}

/** Gives everybody a row that keeps their rules; answers the first person for whom none was found, or -1. */
export function begin(tools: Tools, temperature: number): number {
  const { state } = tools;
  const { days, people } = state.model;
  const weeks = Math.ceil(days / WEEK);
  const order = Array.from({ length: people }, (_, person) => person);
  for (let last = people - 1; last > 0; last -= 1) {
    const other = tools.random.below(last + 1);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  for (const person of order) {
    const lengths = weeks <= 6 ? [weeks, WEEKS_AT_ONCE, 2] : [WEEKS_AT_ONCE, 2, 3];
    // A flat landscape finds a way where a steep one underflows.
    const found = [temperature, temperature * 20].some((heat) =>
      lengths.some((length) => fillPerson(tools, person, heat, length)),
    );
    if (!found) return person;
  }
  return -1;
}
