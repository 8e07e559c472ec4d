/** The position in a text that is read aloud. */
export interface ReadingState {
  /** The sentence that is being read, or would be next. */
  readonly at: number;
  readonly playing: boolean;
}

export type ReadingStep = 'play' | 'pause' | 'next' | 'previous' | 'spoken' | { readonly to: number };

export const START: ReadingState = { at: 0, playing: false };

/**
 * Applies a step to the reading position; playing at the end starts over. Playing at the end starts anew; moving
 * keeps on playing or keeps still.
 */
export function applyReadingStep(reading: ReadingState, step: ReadingStep, length: number): ReadingState {
  const last = Math.max(0, length - 1);
  if (typeof step === 'object') return { ...reading, at: Math.min(Math.max(step.to, 0), last) };
  switch (step) {
    case 'play':
      return { at: !reading.playing && reading.at >= last ? 0 : reading.at, playing: length > 0 };
    case 'pause':
      return { ...reading, playing: false };
    case 'next':
      return { ...reading, at: Math.min(reading.at + 1, last) };
    case 'previous':
      return { ...reading, at: Math.max(reading.at - 1, 0) };
    case 'spoken':
      return reading.at >= last ? { at: last, playing: false } : { ...reading, at: reading.at + 1 };
  }
}
