/** What a step of a tour points at and says. */
export type TourStep = {
  /** A selector of what the step is about. A step whose target is not on the page is left out. */
  target: string;
  title: string;
  text: string;
};

/** The steps that can be shown: those whose target is there, in their order. */
export function shownSteps<Step extends TourStep>(
  steps: readonly Step[],
  isThere: (target: string) => boolean,
): Step[] {
  return steps.filter(({ target }) => isThere(target));
}

/** How a tour ended: gone through, or left before its last step. */
export type TourEnd = 'done' | 'left';

/** Where a press leads: another step, or the end. */
export function nextPlace(place: number, press: 'next' | 'back' | 'leave', count: number): number | TourEnd {
  if (press === 'leave') return place >= count - 1 ? 'done' : 'left';
  if (press === 'back') return Math.max(0, place - 1);
  return place >= count - 1 ? 'done' : place + 1;
}

/** What an arrow key means in a tour: on in the direction of reading, or back. */
export function arrowPress(key: string, rtl: boolean): 'next' | 'back' | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  return (key === 'ArrowRight') === rtl ? 'back' : 'next';
}
