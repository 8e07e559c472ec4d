import { useLanguage, usePhrases } from '@hearth/i18n/phrases';
import type { ComponentPropsWithRef } from 'react';
import { useEffect, useRef, useState } from 'react';
import { join } from '../classes/join.ts';
import type { LabelledProps } from '../field/index.tsx';
import { BOX, BOX_SIZE, FieldFrame, isRendered, useFieldIds } from '../field/index.tsx';
import en from './phrases/en.json';
import type { LivePhone, PhoneWords } from './telephone.ts';
import type { PhoneCheck, PhoneVerdict } from './verdict.ts';
import { findPhoneProblem, sameNumber } from './verdict.ts';

export type { PhoneCheck, PhoneProblem, PhoneVerdict } from './verdict.ts';
export { findPhoneProblem } from './verdict.ts';
export { checkPhone } from './check-phone.ts';

/**
 * The props of a PhoneField; a form submits the international number under its name. In a form it stands under its
 * name with the international number.
 */
export type PhoneFieldProps = LabelledProps &
  Pick<
    ComponentPropsWithRef<'input'>,
    'id' | 'name' | 'autoComplete' | 'required' | 'readOnly' | 'disabled' | 'maxLength' | 'onInput' | 'autoFocus'
  > & {
    /** The number as it was first, international or as it was typed; a later one is taken over. */
    value?: string | undefined;
    onChange?: ((number: string, verdict: PhoneVerdict) => void) | undefined;
    onBlur?: (() => void) | undefined;
    /** Which of the two checks the field's own error follows. */
    check?: PhoneCheck | undefined;
    /** Of the place that the number is asked for, by its two letters: what is typed without a prefix is of it. Absent: the browser’s. */
    country?: string | undefined;
  };

/** A phone number with its country: an ordinary field until its code has come, and nothing typed meanwhile is lost. */
export function PhoneField(props: PhoneFieldProps) {
  const { value = '', onChange, onBlur, check = 'possible', country, size = 'md', id, name, onInput, ...rest } = props;
  const { label, labelHidden, labelEnd, help, error, optionalHint, className, ...native } = rest;
  const { t } = usePhrases('ui-phone-field', en);
  const [verdict, setVerdict] = useState<PhoneVerdict>({ state: 'empty' });
  const [left, setLeft] = useState(false);
  const problem = left ? findPhoneProblem(verdict, check) : null;
  const own = problem === null ? undefined : t(problem === 'INVALID_PHONE_NUMBER' ? 'invalid' : 'impossible');
  const shown = error ?? own;
  const ids = useFieldIds(id, help, shown);
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  const { live, busy } = useLivePhone(input, t, { name, country }, () => report());

  function report() {
    const number = live.current?.number() ?? input.current?.value ?? '';
    const next: PhoneVerdict = live.current?.verdict() ?? { state: number.trim() === '' ? 'empty' : 'unknown' };
    setVerdict(next);
    if (sameNumber(number, told.current)) return;
    told.current = number;
    onChange?.(number, next);
  }
  // A number that somebody else put in: a draft that was found, a form that was emptied.
  useEffect(() => {
    if (sameNumber(value, told.current)) return;
    told.current = value;
    if (live.current !== undefined) live.current.set(value);
    else if (input.current !== null) input.current.value = value;
  }, [value, live]);

  return (
    <FieldFrame ids={ids} {...{ label, labelHidden, labelEnd, help, error: shown, optionalHint, className }}>
      <span className={join(BOX, BOX_SIZE[size])}>
        {/* The library wraps the input: it stands alone in an element whose children nobody reorders. */}
        <span className="flex min-w-0 flex-1 self-stretch" dir="ltr">
          <input
            {...native}
            ref={input}
            id={ids.id}
            name={name}
            type="tel"
            inputMode="tel"
            autoComplete={native.autoComplete ?? 'tel'}
            defaultValue={value}
            aria-invalid={isRendered(shown) ? true : undefined}
            aria-describedby={ids.describedBy}
            onInput={(event) => {
              report();
              onInput?.(event);
            }}
            onBlur={() => {
              if (busy.current) return;
              setLeft(true);
              report();
              onBlur?.();
            }}
            className="min-w-0 flex-1 self-stretch bg-transparent px-3 outline-none"
          />
        </span>
      </span>
    </FieldFrame>
  );
}

/** Brings the input to life when its code has come, and its data when it is of use. */
function useLivePhone(
  input: { current: HTMLInputElement | null },
  t: PhoneWords,
  { name, country }: Pick<PhoneFieldProps, 'name' | 'country'>,
  report: () => void,
) {
  const language = useLanguage();
  const live = useRef<LivePhone>(undefined);
  const busy = useRef(false);
  const latest = useRef({ t, report });
  useEffect(() => {
    latest.current = { t, report };
  });
  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    let ended = false;
    const fetchData = () =>
      void live.current?.loadData().then(
        () => !ended && latest.current.report(),
        // Without the numbering plans the number is sent as it was typed; the server judges it again.
        () => undefined,
      );
    const heard = () => latest.current.report();
    void import('./telephone.ts').then(({ attachTelephone: enliven }) => {
      if (ended) return;
      busy.current = true;
      live.current = enliven(element, latest.current.t, language, country);
      busy.current = false;
      element.addEventListener('countrychange', heard);
      if (document.activeElement === element || element.value !== '' || !isSlowConnection()) fetchData();
      else element.parentElement?.addEventListener('focusin', fetchData, { once: true });
    });
    return () => {
      ended = true;
      element.removeEventListener('countrychange', heard);
      live.current?.end();
      live.current = undefined;
    };
  }, [input, language, country]);
  // In a form the field stands for the international number, whatever its text looks like.
  useEffect(() => {
    const form = input.current?.form;
    if (form === null || form === undefined || name === undefined) return undefined;
    const put = ({ formData }: FormDataEvent) => {
      if (live.current !== undefined) formData.set(name, live.current.number());
    };
    form.addEventListener('formdata', put);
    return () => form.removeEventListener('formdata', put);
  }, [input, name]);
  return { live, busy };
}

/** Tells if the connection is slow, so that the data waits until a number is typed. */
function isSlowConnection(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g|3g/u.test(connection?.effectiveType ?? '');
}
