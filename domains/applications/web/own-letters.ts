import type { Language } from '@hearth/kit/constants';
import { createContext } from 'react';
import type { Application, Card, EndReason, Stage } from '../contract/schemas.ts';
import type { MoveTarget } from '../rules/steps.ts';

/** An employer's own mail text for a move, by language. */
export type LetterTexts = Readonly<Partial<Record<Language, string>>>;

/** What a mail is about: an ending with its reason, or a stage or step. */
export type LetterAbout = { readonly reason: EndReason } | { readonly stage: Stage; readonly step_id: string | null };

/** The mail for a move: own texts or the default one, after a delay in minutes; null sends nothing. */
export interface LetterPlan {
  readonly texts: LetterTexts | null;
  readonly delay: number | null;
  /** Chosen beforehand for everybody: it is not chosen otherwise. */
  readonly locked: boolean;
}

/** Props of the field that chooses the mail for a move and shows what each person gets. */
export interface LetterChoiceProps {
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
}

/** The employer's own mail texts for moved candidates; another domain stores and sends them. */
export interface OwnLetters {
  /** Sends one after so many minutes, to those of these people who still stand where they stand now. */
  readonly send: (applicationIds: readonly string[], texts: LetterTexts, afterMinutes: number) => Promise<void>;
  /** Whether a text was chosen beforehand for a place of the way: a move there is asked about first. */
  readonly asksAt: (to: MoveTarget) => boolean;
}

/** Null for who may not write to people. */
export const OwnLettersContext = createContext<OwnLetters | null>(null);

/** Opens the dialog that moves a candidate and writes to them; null where it is not offered. */
export const MoveAndWriteContext = createContext<((card: Card | Application) => void) | null>(null);
