import { readFormText } from '@hearth/domains/identity/widgets';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';

/** Checks a field's text and returns the error code; null if it is valid. `other` gives the text of another field. */
export type FieldRule = (text: string, other: (name: string) => string) => string | null;

/** Input props that validate on blur and from then on at each change. */
export interface CheckedInput {
  readonly name: string;
  readonly onBlur: () => void;
  readonly onInput: () => void;
}

/** The errors of a form with uncontrolled inputs, so that text typed before hydration is kept. */
export interface FormProblems {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly codes: Readonly<Record<string, string | undefined>>;
  readonly input: (name: string) => CheckedInput;
  /** Marks a field for what somebody else found. */
  readonly mark: (name: string, code: string | undefined) => void;
  /** Checks every field; puts the focus on the first that is wrong and returns whether all are right. */
  readonly check: (data: FormData) => boolean;
  /** Marks a field and puts the focus on it. */
  readonly blame: (name: string, code: string) => void;
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const input = form?.elements.namedItem(name);
  if (input instanceof HTMLElement) input.focus();
}

/** Follows the fields of a form by their rules. `left` is told of a field that was left and is right by its own rule; it may find more. */
export function useProblems(
  rules: Readonly<Record<string, FieldRule>>,
  left: (name: string, text: string, found: (code: string | undefined) => void) => void,
): FormProblems {
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef(new Set<string>());
  const [codes, setCodes] = useState<Readonly<Record<string, string | undefined>>>({});
  const mark = (name: string, code: string | undefined): void => setCodes((before) => ({ ...before, [name]: code }));

  const textOf = (name: string): string =>
    form.current === null ? '' : readFormText(new FormData(form.current), name);

  function judge(name: string): void {
    const text = textOf(name);
    const code = rules[name]?.(text, textOf) ?? undefined;
    mark(name, code);
    if (code !== undefined) return;
    // What is found later is about the text of now: the field may say something else by then.
    left(name, text, (later) => {
      if (textOf(name) === text) mark(name, later);
    });
  }

  return {
    form,
    codes,
    mark,
    input: (name) => ({
      name,
      onBlur: () => {
        // An empty field that is only passed on the way is not wrong yet.
        if (textOf(name) === '' && !seen.current.has(name)) return;
        seen.current.add(name);
        judge(name);
      },
      onInput: () => {
        if (codes[name] !== undefined) mark(name, rules[name]?.(textOf(name), textOf) ?? undefined);
      },
    }),
    blame: (name, code) => {
      seen.current.add(name);
      mark(name, code);
      focusField(form.current, name);
    },
    check: (data) => {
      const found = Object.entries(rules).flatMap(([name, rule]) => {
        seen.current.add(name);
        const code = rule(readFormText(data, name), (other) => readFormText(data, other));
        return code === null ? [] : [[name, code] as const];
      });
      setCodes(Object.fromEntries(found));
      const [first] = found;
      if (first !== undefined) focusField(form.current, first[0]);
      return first === undefined;
    },
  };
}
