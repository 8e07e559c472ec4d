/** The parts of intl-tel-input 19.5.7 that this input uses; the package has no types of its own. */
declare module 'intl-tel-input' {
  export interface TelephoneCountry {
    name: string;
    readonly iso2: string;
    readonly dialCode: string;
    readonly nodeById: Readonly<Record<number, HTMLElement>>;
  }

  export interface Telephone {
    readonly id: number;
    readonly countries: TelephoneCountry[];
    readonly selectedFlag: HTMLElement;
    readonly searchInput: HTMLInputElement;
    readonly countryList: HTMLElement;
    readonly dropdownContent: HTMLElement;
    readonly dropdown?: HTMLElement;
    getNumber(): string;
    isValidNumber(): boolean | null;
    isValidNumberPrecise(): boolean | null;
    setNumber(number: string): void;
    setPlaceholderNumberType(type: string): void;
    destroy(): void;
    _closeDropdown(): void;
  }

  export default function intlTelInput(input: HTMLInputElement, options: Readonly<Record<string, unknown>>): Telephone;
}

interface Window {
  readonly intlTelInputGlobals?: {
    getCountryData(): readonly { readonly iso2: string }[];
    loadUtils(path: string): Promise<unknown> | null;
  };
  readonly intlTelInputUtils?: {
    isPossibleNumber(number: string, country: string | undefined, types?: readonly string[]): boolean;
    isValidNumber(number: string, country: string | undefined): boolean;
  };
}
