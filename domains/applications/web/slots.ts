import { defineSlot } from '@hearth/client/slots';
import type { ReactNode } from 'react';
import type { Application, Stage } from '../contract/schemas.ts';
import type { FitOrder } from './components/list/list-view.tsx';
import type { AgreedTerms } from './components/panel/hire-dialog.tsx';
import type { ReportPeriod } from './components/report/report-view.tsx';
import type { LetterChoiceProps, OwnLetters } from './own-letters.ts';

/** Props of what another domain shows of one application. */
export interface ApplicationPartProps {
  readonly applicationId: string;
  readonly stage: Stage;
  readonly application: Application;
}

/** Props of a dialog about the applications that are selected in the list. */
export interface SelectionDialogProps {
  readonly applicationIds: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Above the board: what waits for the reader's decision. */
export const HIRING_NOTICES = defineSlot<object>('hiring.notices');
/** A person's panel: who they are, as far as another domain knows them. */
export const APPLICATION_IDENTITY = defineSlot<ApplicationPartProps>('application.identity');
/** A person's panel: referral, offers, interviews. */
export const APPLICATION_ARRANGEMENTS = defineSlot<ApplicationPartProps>('application.arrangements');
/** A person's panel, under the facts that speak for them. */
export const APPLICATION_FIT = defineSlot<ApplicationPartProps>('application.fit');
/** A person's panel: what is known of the person beyond this application. */
export const APPLICATION_PERSON = defineSlot<ApplicationPartProps>('application.person');
/** The panel's second tab. */
export const APPLICATION_CONVERSATION = defineSlot<{ readonly applicationId: string }>('application.conversation');
/** Reads the terms that a person has agreed to, and hands them to `onTerms`; null if there are none. */
export const AGREED_TERMS = defineSlot<{
  readonly applicationId: string;
  readonly onTerms: (terms: AgreedTerms | null) => void;
}>('application.agreedTerms');
/** The list: orders the applications for a job by how well they fit, for `children` to draw. */
export const FIT_ORDER = defineSlot<{
  readonly jobId: string;
  readonly children: (found: FitOrder) => ReactNode;
}>('hiring.fitOrder');
/** The list: one message to all who are selected. */
export const MESSAGE_SELECTED = defineSlot<SelectionDialogProps>('hiring.messageSelected');
/** The list: puts the selected people into the talent pool. */
export const POOL_SELECTED = defineSlot<SelectionDialogProps>('hiring.poolSelected');
/** The view of the talent pool. */
export const HIRING_POOL = defineSlot<object>('hiring.pool');
/** Under the figures of a period. */
export const HIRING_REPORT = defineSlot<ReportPeriod>('hiring.report');
/** Hands the employer's own mails about moves to `onLetters`; never called for readers who may not write. */
export const OWN_LETTERS = defineSlot<{ readonly onLetters: (letters: OwnLetters | null) => void }>(
  'hiring.ownLetters',
);
/** Chooses the mail that candidates get when they are moved. */
export const LETTER_CHOICE = defineSlot<LetterChoiceProps>('hiring.letterChoice');
/** A candidate's own applications: above and below the list. */
export const OWN_APPLICATIONS_ABOVE = defineSlot<object>('ownApplications.above');
export const OWN_APPLICATIONS_BELOW = defineSlot<object>('ownApplications.below');
