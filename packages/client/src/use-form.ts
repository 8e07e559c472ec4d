import type { ChangeEvent, FormEvent, RefObject } from 'react';
import { useId, useRef, useState } from 'react';
import type {
  DefaultValues,
  FieldErrors,
  FieldPath,
  FieldPathValue,
  FieldValues,
  ResolverResult,
  UseFormReturn,
} from 'react-hook-form';
import { get, set, useForm as useHookForm, useWatch } from 'react-hook-form';
import { CallError } from './call-error.ts';
import type { RulePhrase } from './use-rule-phrase.ts';
import { useRulePhrase } from './use-rule-phrase.ts';

/** The error messages of a form by field path (`pay.amount`, `steps.0.name`). */
export type FormErrors<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string | undefined>>;

/** What a form begins with, and what it does. */
export interface FormOptions<Values extends FieldValues, Answer> {
  /** What the fields hold at first. */
  readonly values: Values;
  /** What is wrong with them before anything is sent; asked at each try, and at each change after the first. */
  readonly check?: (values: Values) => FormErrors<Values>;
  /** Sends them. What it throws is kept as `error`; the fields that a refusal names say which rule they break, in the reader's words. */
  readonly send: (values: Values) => Promise<Answer>;
  /** The field of the form for one of the body that was sent, where they are not called the same. */
  readonly fieldOf?: (sent: string) => FieldPath<Values> | undefined;
  /** The words at a field for a refusal that is about it, such as a number that is taken: it is said there alone. */
  readonly refusedAt?: (refused: CallError) => FormErrors<Values>;
  /** When it was sent. */
  readonly onSent?: (answer: Answer, values: Values) => void;
}

/** The properties that bind a field of any kind to its form. */
export interface FieldBinding<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
}

/** The properties that bind an input element to its form. */
export interface TextBinding {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly error: string | undefined;
}

/** The fields of a form that hold a text. */
type TextPath<Values extends FieldValues> = {
  [Path in FieldPath<Values>]: FieldPathValue<Values, Path> extends string ? Path : never;
}[FieldPath<Values>];

/** A form: what its fields hold, what is wrong with them, and how it is sent. */
export interface Form<Values extends FieldValues> {
  readonly values: Values;
  readonly field: <Path extends FieldPath<Values>>(path: Path) => FieldBinding<FieldPathValue<Values, Path>>;
  readonly text: (path: TextPath<Values>) => TextBinding;
  /** The words at a field; undefined where nothing is wrong. */
  readonly fault: (path: FieldPath<Values>) => string | undefined;
  readonly set: <Path extends FieldPath<Values>>(path: Path, value: FieldPathValue<Values, Path>) => void;
  /** Begins anew, with these values or those it began with. */
  readonly reset: (values?: Values) => void;
  /** What the form's element takes. A button outside of it names `id`. */
  readonly element: {
    readonly id: string;
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
  readonly busy: boolean;
  /** Whether anything was changed since it began. */
  readonly isDirty: boolean;
  /** Whatever the last try threw, until the next one; null before, and where `refusedAt` has said it at its field. */
  readonly error: unknown;
}

/**
 * The state of a form over react-hook-form. At a try it is checked; what is wrong is said at its field, and the first such
 * field gets the focus. What is right is sent once, however often it is asked for. A refusal keeps everything that was
 * written, and the rule that a field broke is said there, in the reader's language, until that field is changed.
 */
export function useForm<Values extends FieldValues, Answer = unknown>(
  options: FormOptions<Values, Answer>,
): Form<Values> {
  const { values, check } = options;
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const form = useHookForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    // Said by hand below: fields are widgets, which react-hook-form has no elements of.
    shouldFocusError: false,
    resolver: (now): ResolverResult<Values> => {
      const errors = toFieldErrors(check?.(now) ?? {});
      return Object.keys(errors).length === 0 ? { values: now, errors: {} } : { values: {}, errors };
    },
  });
  const { errors, isSubmitting, isSubmitted, isDirty } = form.formState;
  const { error, sendOnce } = useSending(form, ref, options);
  const now = useWatch({ control: form.control }) as Values;
  const fault = (path: FieldPath<Values>): string | undefined =>
    (get(errors, path) as { readonly message?: string } | undefined)?.message;
  const change: Form<Values>['set'] = (path, value) => {
    form.clearErrors(path);
    form.setValue(path, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return {
    values: now,
    field: (path) => ({
      value: get(now, path) as never,
      onChange: (value) => change(path, value),
      error: fault(path),
    }),
    text: (path) => ({
      name: path,
      value: get(now, path) as string,
      onChange: ({ target }) => change(path, target.value as never),
      error: fault(path),
    }),
    fault,
    set: change,
    reset: (next) => form.reset(next),
    element: {
      id,
      ref,
      noValidate: true,
      onSubmit: (event) => {
        // The forms that it may stand in are not sent with it.
        event.stopPropagation();
        event.preventDefault();
        void sendOnce();
      },
    },
    busy: isSubmitting,
    isDirty,
    error,
  };
}

/** Sends the form once, however often it is asked for, and keeps why it was refused. */
function useSending<Values extends FieldValues, Answer>(
  form: UseFormReturn<Values>,
  ref: RefObject<HTMLFormElement | null>,
  { send, fieldOf, refusedAt, onSent }: FormOptions<Values, Answer>,
): { readonly error: unknown; readonly sendOnce: () => Promise<void> } {
  const sayRule = useRulePhrase();
  const isUnderway = useRef(false);
  const [error, setError] = useState<unknown>(null);
  const showRefusal = (refused: unknown): void => {
    const { named, own } = errorsOfRefusal(refused, sayRule, { fieldOf, refusedAt });
    for (const [path, message] of [...named, ...own]) form.setError(path, { type: 'refusal', message });
    setError(own.length > 0 ? null : refused);
  };
  const sendOnce = async (): Promise<void> => {
    if (isUnderway.current || tellOfUnread(ref.current)) return;
    isUnderway.current = true;
    try {
      await form.handleSubmit(async (checked) => {
        setError(null);
        const sent = checked as Values;
        const answer = await send(sent);
        onSent?.(answer, sent);
      })();
    } catch (refused) {
      showRefusal(refused);
    }
    isUnderway.current = false;
    goToFault(ref.current);
  };
  return { error, sendOnce };
}

type FieldErrorEntry<Values extends FieldValues> = readonly [FieldPath<Values>, string];

/** The field errors of a refusal: named fields, and those the form attributes to it. */
function errorsOfRefusal<Values extends FieldValues>(
  refused: unknown,
  sayRule: RulePhrase,
  {
    fieldOf,
    refusedAt,
  }: {
    readonly fieldOf: FormOptions<Values, unknown>['fieldOf'] | undefined;
    readonly refusedAt: FormOptions<Values, unknown>['refusedAt'] | undefined;
  },
): { readonly named: readonly FieldErrorEntry<Values>[]; readonly own: readonly FieldErrorEntry<Values>[] } {
  if (!(refused instanceof CallError)) return { named: [], own: [] };
  const named = refused.fields.flatMap((problem): FieldErrorEntry<Values>[] => {
    const { field } = problem;
    const path = fieldOf === undefined ? (field as FieldPath<Values>) : fieldOf(field);
    return path === undefined ? [] : [[path, sayRule(problem)]];
  });
  const own = Object.entries<string | undefined>({ ...refusedAt?.(refused) }).flatMap(
    ([path, message]): FieldErrorEntry<Values>[] =>
      message === undefined ? [] : [[path as FieldPath<Values>, message]],
  );
  return { named, own };
}

function toFieldErrors<Values extends FieldValues>(faults: FormErrors<Values>): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [path, message] of Object.entries(faults))
    if (message !== undefined) set(errors, path, { type: 'fault', message });
  return errors;
}

/** What takes the focus: the buttons beside a number do not. */
const CONTROL = ':is(input, textarea, button, [contenteditable="true"]):not([tabindex="-1"])';
const FAULT = ':is([aria-invalid="true"], [data-invalid])';

/**
 * Whether a field shows what it could not read, such as a day that is half typed: the form holds what stood there before, and
 * would send that. The field says so by its own validity; it gets the focus, and shows why.
 */
function tellOfUnread(form: HTMLFormElement | null): boolean {
  const unread = [...(form?.elements ?? [])].find(
    (element) => element instanceof HTMLInputElement && element.validity.customError,
  );
  if (!(unread instanceof HTMLInputElement)) return false;
  unread.checkValidity();
  unread.focus();
  return true;
}

/** The first field that is wrong gets the focus, once it says so: it may stand outside of what is seen. Of a question it is the first answer, of a list its button. */
function goToFault(form: HTMLFormElement | null): void {
  setTimeout(() => {
    const field = form?.querySelector<HTMLElement>(FAULT);
    const control = field?.matches(CONTROL)
      ? field
      : (field?.querySelector<HTMLElement>(`${CONTROL}${FAULT}`) ?? field?.querySelector<HTMLElement>(CONTROL));
    control?.focus();
  });
}
