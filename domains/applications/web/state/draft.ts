import type { Question } from '@hearth/domains/job-library/schemas';
import type { Profile, ProfilePart } from '@hearth/domains/profiles/schemas';
import type { Application, DraftContent } from '../../contract/schemas.ts';

/** An application in progress. It survives a reload, except that of files only the names stay. */
export interface Draft {
  readonly jobId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly availability: Application['availability'];
  readonly hoursPerWeek: string;
  readonly canStartOn: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly message: string;
  readonly consent: boolean;
  /** Whether messages may come to the phone as texts. */
  readonly texts: boolean;
  /** Further places of the job that the same form applies for. */
  readonly also: readonly string[];
  readonly fileNames: readonly string[];
  /** What of their profile goes along, and whether the times of this one are kept in it. */
  readonly profileParts: readonly ProfilePart[];
  readonly keepsTimes: boolean;
  /** Whether they say that they are under eighteen. */
  readonly saysMinor: boolean;
  /** Where the visit began: a poster, the link of a colleague. Empty while nothing is known of it. */
  readonly source: string;
}

/** The parts of a question that decide whether it is answered. */
export interface DraftQuestion {
  readonly id: string;
  readonly kind?: Question['kind'];
  readonly required: boolean;
}

export type ApplyStep = 'you' | 'times' | 'questions';
export const STEPS: readonly ApplyStep[] = ['you', 'times', 'questions'];

/** An error of a field; the page has a sentence for each. */
export type FieldProblem = 'required' | 'email' | 'phone' | 'hours' | 'date' | 'number';

/** An empty application. */
export function emptyDraft(jobId: string): Draft {
  return {
    jobId,
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    availability: [],
    hoursPerWeek: '',
    canStartOn: '',
    answers: {},
    message: '',
    consent: false,
    texts: false,
    also: [],
    fileNames: [],
    profileParts: [],
    keepsTimes: false,
    saysMinor: false,
    source: '',
  };
}

/** Parses a stored draft; an empty one if it is invalid or for another job. */
export function parseDraft(kept: unknown, jobId: string): Draft {
  const empty = emptyDraft(jobId);
  if (typeof kept !== 'object' || kept === null || !('jobId' in kept) || kept.jobId !== jobId) return empty;
  const given: Record<string, unknown> = { ...kept };
  const same = (Object.keys(empty) as (keyof Draft)[]).filter((name) => typeof given[name] === typeof empty[name]);
  return { ...empty, ...Object.fromEntries(same.map((name) => [name, given[name]])) };
}

/**
 * The part of a draft that goes to another device: without files and consent. Files stay where they are, and consent
 * (to texts too) is given where it is sent.
 */
export function toDraftContent(draft: Draft): DraftContent {
  const { firstName, lastName, email, phone, availability, hoursPerWeek, canStartOn, answers, message, source, also } =
    draft;
  const { saysMinor } = draft;
  return {
    firstName,
    lastName,
    email,
    phone,
    availability,
    hoursPerWeek,
    canStartOn,
    answers: { ...answers },
    message,
    source,
    also: [...also],
    saysMinor,
  };
}

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const PHONE = /^\+?[\d\s().-]{6,30}$/;
const NUMBER = /^-?\d{1,9}([.,]\d{1,3})?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Finds a step's errors by field. The server validates again. The server has the last word. */
export function findProblems(
  step: ApplyStep,
  draft: Draft,
  questions: readonly DraftQuestion[],
  signedIn: boolean,
): ReadonlyMap<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>();
  if (step === 'you') {
    if (draft.firstName.trim() === '') problems.set('firstName', 'required');
    if (draft.lastName.trim() === '') problems.set('lastName', 'required');
    if (!signedIn && draft.email.trim() === '') problems.set('email', 'required');
    else if (!signedIn && !EMAIL.test(draft.email.trim())) problems.set('email', 'email');
    if (draft.phone.trim() !== '' && !PHONE.test(draft.phone.trim())) problems.set('phone', 'phone');
  } else if (step === 'times') {
    const hours = Number(draft.hoursPerWeek);
    if (draft.hoursPerWeek.trim() !== '' && !(Number.isInteger(hours) && hours >= 1 && hours <= 60))
      problems.set('hoursPerWeek', 'hours');
    if (draft.canStartOn !== '' && !DATE.test(draft.canStartOn)) problems.set('canStartOn', 'date');
  } else {
    for (const { id, kind, required } of questions) {
      const answer = (draft.answers[id] ?? '').trim();
      if (answer === '') {
        if (required) problems.set(`answers.${id}`, 'required');
      } else if (kind === 'NUMBER' && !NUMBER.test(answer)) problems.set(`answers.${id}`, 'number');
    }
    if (!draft.consent) problems.set('consent', 'required');
  }
  return problems;
}

/** The field of the form for a field that the server names: `application.first_name` is `firstName`. Answers and files keep their names. */
export function toFormField(named: string): string {
  const own = named.replace(/^application\./, '');
  if (/^(answers|files)\./.test(own)) return own;
  return own.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

const STEP_FIELDS: Readonly<Partial<Record<string, ApplyStep>>> = {
  firstName: 'you',
  lastName: 'you',
  email: 'you',
  phone: 'you',
  availability: 'times',
  hoursPerWeek: 'times',
  canStartOn: 'times',
};

/** The step that shows a field. */
export function stepOfField(field: string): ApplyStep {
  return STEP_FIELDS[field] ?? 'questions';
}

/** The availability that a profile states; fields that it leaves open are absent. */
export function timesFromProfile(profile: Profile): Partial<Draft> {
  const { availability, hours_per_week: hours, can_start_on: startsOn } = profile;
  return {
    ...(availability.length === 0 ? {} : { availability }),
    ...(hours === null ? {} : { hoursPerWeek: String(hours) }),
    ...(startsOn === null ? {} : { canStartOn: startsOn }),
  };
}

/** Is true if a draft states availability that a profile could keep. */
export function hasTimes({ availability, hoursPerWeek, canStartOn }: Draft): boolean {
  return availability.length > 0 || hoursPerWeek.trim() !== '' || canStartOn !== '';
}
