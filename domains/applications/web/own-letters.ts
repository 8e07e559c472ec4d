import type { Language } from '@hearth/kit/constants';
import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { Application, Card, EndReason, Stage } from '../contract/schemas.ts';
import type { Aim } from '../rules/steps.ts';

/** A text of the house's own that goes out with a move, by language. */
export type LetterTexts = Readonly<Partial<Record<Language, string>>>;

/** What a letter is about: why something ends, or where somebody comes. */
export type LetterAbout = { readonly reason: EndReason } | { readonly stage: Stage; readonly step_id: string | null };

/** What goes out with a move: one of these texts, or without any what is usual, after so many minutes; null: nothing. */
export interface LetterPlan {
  readonly texts: LetterTexts | null;
  readonly delay: number | null;
  /** Chosen beforehand for everybody: it is not chosen otherwise. */
  readonly locked: boolean;
}

/** The house's own texts for people who are moved; another domain keeps and sends them. */
export interface OwnLetters {
  /** Draws the field in which one is chosen, with what each person gets; what was chosen beforehand is taken first. */
  readonly choose: (props: {
    readonly applicationIds: readonly string[];
    /** Null as long as it is not said. */
    readonly about: LetterAbout | null;
    readonly plan: LetterPlan;
    /** What is planned where nothing was chosen beforehand. */
    readonly usual: LetterPlan;
    /** Whether a letter goes out when none of these is chosen. */
    readonly replaces: boolean;
    readonly onPlan: (plan: LetterPlan) => void;
    readonly onReady: (ready: boolean) => void;
  }) => ReactNode;
  /** Sends one after so many minutes, to those of these people who still stand where they stand now. */
  readonly send: (applicationIds: readonly string[], texts: LetterTexts, afterMinutes: number) => Promise<void>;
  /** Whether a text was chosen beforehand for a place of the way: a move there is asked about first. */
  readonly asksAt: (to: Aim) => boolean;
}

/** Null for who may not write to people. */
export const OwnLettersContext = createContext<OwnLetters | null>(null);

/** Opens the move of somebody together with what is written to them; null where that is not offered. */
export const MoveAndWriteContext = createContext<((card: Card | Application) => void) | null>(null);
