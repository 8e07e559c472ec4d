import { Slot } from '@hearth/client/slots';
import { createElement, use, useState } from 'react';
import type { ReactNode } from 'react';
import { LETTER_DELAY_MINUTES } from '../../../rules/limits.ts';
import { OwnLettersContext } from '../../own-letters.ts';
import type { LetterAbout, LetterChoiceProps, LetterPlan, OwnLetters } from '../../own-letters.ts';
import { LETTER_CHOICE } from '../../slots.ts';

const USUAL: LetterPlan = { texts: null, delay: LETTER_DELAY_MINUTES, locked: false };

/** The mail to moved candidates, preset or changed for this move. */
export function useLetterPlan(): {
  readonly letters: OwnLetters | null;
  readonly plan: LetterPlan;
  /** A text of the house's own, with when it goes; null where none does. */
  readonly own: { readonly texts: NonNullable<LetterPlan['texts']>; readonly delay: number } | null;
  /** Whether it is known what goes out, and whole. */
  readonly ready: boolean;
  readonly setDelay: (delay: number | null) => void;
  readonly field: (to: {
    about: LetterAbout | null;
    applicationIds: readonly string[];
    replaces: boolean;
  }) => ReactNode;
} {
  const letters = use(OwnLettersContext);
  const [plan, setPlan] = useState<LetterPlan>(USUAL);
  const [ready, setReady] = useState(letters === null);
  const { texts, delay } = plan;
  return {
    letters,
    plan,
    own: letters === null || texts === null || delay === null ? null : { texts, delay },
    ready,
    setDelay: (minutes) => setPlan({ ...plan, delay: minutes }),
    field: (to) =>
      letters === null
        ? null
        : createElement(Slot<LetterChoiceProps>, {
            of: LETTER_CHOICE,
            with: { ...to, plan, usual: USUAL, onPlan: setPlan, onReady: setReady },
          }),
  };
}
