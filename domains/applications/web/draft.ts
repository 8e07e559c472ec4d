import type { Question } from '@hearth/domains/jobs/schemas';
import type { Profile, ProfilePart } from '@hearth/domains/profiles/schemas';
import type { Application, DraftContent } from '../contract/schemas.ts';

/** An application while it is being written. All of it survives a reload except files, of which the names stay. */
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

/** The part of a question that decides whether it is answered. */
export interface DraftQuestion {
  readonly id: string;
  readonly kind?: Question['kind'];
  readonly required: boolean;
}

export type Step = 'you' | 'times' | 'questions';
export const STEPS: readonly Step[] = ['you', 'times', 'questions'];

/** What is wrong with a field; the page has a sentence for each. */
export type Problem = 'required' | 'email' | 'phone' | 'hours' | 'date' | 'number';

/** An application of which nothing is written yet. */
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

/** The draft that was kept, if it is one and belongs to this job. */
export function draftFrom(kept: unknown, jobId: string): Draft {
  const empty = emptyDraft(jobId);
  if (typeof kept !== 'object' || kept === null || !('jobId' in kept) || kept.jobId !== jobId) return empty;
  const given: Record<string, unknown> = { ...kept };
  const same = (Object.keys(empty) as (keyof Draft)[]).filter((name) => typeof given[name] === typeof empty[name]);
  return { ...empty, ...Object.fromEntries(same.map((name) => [name, given[name]])) };
}

/** What of a draft goes to another device: what was written. Files stay where they are, and consent (to texts too) is given where it is sent. */
export function keptOf(draft: Draft): DraftContent {
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

/** What keeps a step from being finished, by field. The server has the last word. */
export function problemsOf(
  step: Step,
  draft: Draft,
  questions: readonly DraftQuestion[],
  signedIn: boolean,
): ReadonlyMap<string, Problem> {
  const problems = new Map<string, Problem>();
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
export function formField(named: string): string {
  const own = named.replace(/^application\./, '');
  if (/^(answers|files)\./.test(own)) return own;
  return own.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

const STEP_FIELDS: Readonly<Partial<Record<string, Step>>> = {
  firstName: 'you',
  lastName: 'you',
  email: 'you',
  phone: 'you',
  availability: 'times',
  hoursPerWeek: 'times',
  canStartOn: 'times',
};

/** The step on which a field stands. */
export function stepOf(field: string): Step {
  return STEP_FIELDS[field] ?? 'questions';
}

/** What a draft takes over from a profile: the times that it says, and nothing in place of those that it does not. */
export function timesOf(profile: Profile): Partial<Draft> {
  const { availability, hours_per_week: hours, can_start_on: startsOn } = profile;
  return {
    ...(availability.length === 0 ? {} : { availability }),
    ...(hours === null ? {} : { hoursPerWeek: String(hours) }),
    ...(startsOn === null ? {} : { canStartOn: startsOn }),
  };
}

/** Whether a draft says something of times, which could be kept for the next one. */
export function hasTimes({ availability, hoursPerWeek, canStartOn }: Draft): boolean {
  return availability.length > 0 || hoursPerWeek.trim() !== '' || canStartOn !== '';
}
