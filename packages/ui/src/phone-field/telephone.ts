import type { Language } from '@hearth/i18n/languages';
import type { Telephone } from 'intl-tel-input';
import intlTelInput from 'intl-tel-input';
import 'intl-tel-input/build/css/intlTelInput.css';
import utilsUrl from 'intl-tel-input/build/js/utils.js?url';
import { byName, countryNames, homeCountry } from './countries.ts';
import { isFullScreenList, PHONE_DEFAULTS } from './defaults.ts';
import type { PhoneWords } from './describe-list.ts';
import { describeList } from './describe-list.ts';
import './telephone.css';
import type { PhoneVerdict } from './verdict.ts';
import { toVerdict } from './verdict.ts';

export type { PhoneWords } from './describe-list.ts';

/** An input that has become one for phone numbers. */
export type LivePhone = {
  /** The international number, or what was typed while the library's data is not there. */
  number: () => string;
  verdict: () => PhoneVerdict;
  set: (number: string) => void;
  /** Fetches the library's data: examples, formats, checks. Answers when it is there. */
  loadData: () => Promise<void>;
  end: () => void;
};

/** Makes an input one for phone numbers, keeping its text, its focus and its caret. */
export function attachTelephone(
  input: HTMLInputElement,
  t: PhoneWords,
  language: Language,
  country?: string,
): LivePhone {
  const focused = document.activeElement === input;
  const caret = [input.selectionStart, input.selectionEnd] as const;
  const fullScreen = isFullScreenList(window.innerWidth, navigator.userAgent);
  const codes = window.intlTelInputGlobals?.getCountryData().map(({ iso2 }) => iso2) ?? [];
  const place = country !== undefined && codes.includes(country.toLowerCase()) ? country : undefined;
  const telephone = intlTelInput(input, {
    ...PHONE_DEFAULTS,
    containerClass: 'hearth-phone',
    useFullscreenPopup: fullScreen,
    // Inside a dialog, which keeps the focus to itself.
    ...(fullScreen ? { dropdownContainer: input.closest('[role=dialog], [role=alertdialog]') ?? document.body } : {}),
    initialCountry: homeCountry(navigator.languages, language, place),
    i18n: {
      ...countryNames(codes, language),
      selectedCountryAriaLabel: t('country'),
      countryListAriaLabel: t('countries'),
      searchPlaceholder: t('search'),
    },
  });
  sortCountries(telephone, language);
  const undescribe = describeList(telephone, input, t, fullScreen);
  if (focused) {
    input.focus();
    input.setSelectionRange(...caret);
  }
  const typed = () => input.value.trim();
  const checks = () =>
    window.intlTelInputUtils === undefined
      ? undefined
      : {
          isPossible: () => telephone.isValidNumber() === true,
          isPrecise: () => telephone.isValidNumberPrecise() === true,
        };
  return {
    number: () => (window.intlTelInputUtils === undefined ? typed() : telephone.getNumber() || typed()),
    verdict: () => toVerdict(typed(), checks()),
    set: (number) => telephone.setNumber(number),
    loadData: async () => {
      await window.intlTelInputGlobals?.loadUtils(utilsUrl);
    },
    end: () => {
      undescribe();
      telephone.destroy();
    },
  };
}

/** The library sorts by the numbers of letters; readers by their dictionary. */
function sortCountries(telephone: Telephone, language: Language) {
  const sorted = byName(telephone.countries, language);
  telephone.countries.splice(0, telephone.countries.length, ...sorted);
  telephone.countryList.append(...sorted.flatMap(({ nodeById }) => nodeById[telephone.id] ?? []));
}
