import type { Language } from '@hearth/kit/constants';
import { createContext } from 'react';
import type { ReactNode } from 'react';

/** A text of the house's own that goes out with a move, by language. */
export type LetterTexts = Readonly<Partial<Record<Language, string>>>;

/** The house's own texts for people who are moved; another domain keeps and sends them. */
export interface OwnLetters {
  /** Draws the field in which one is chosen, with what each person gets. */
  readonly choose: (props: {
    readonly applicationIds: readonly string[];
    readonly texts: LetterTexts | null;
    /** Whether a letter goes out when none of these is chosen. */
    readonly replaces: boolean;
    readonly onTexts: (texts: LetterTexts | null) => void;
    readonly onReady: (ready: boolean) => void;
  }) => ReactNode;
  /** Sends one after so many minutes, to those of these people who still stand where they stand now. */
  readonly send: (applicationIds: readonly string[], texts: LetterTexts, afterMinutes: number) => Promise<void>;
}

/** Null for who may not write to people. */
export const OwnLettersContext = createContext<OwnLetters | null>(null);
