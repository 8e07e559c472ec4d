const CODE = /^[A-Z]{2}$/;

/** The country codes that somebody typed, such as `pt, DE`, in capitals and each once; what is no code is among them. */
export function toCountryCodes(typed: string): string[] {
  const words = typed.toUpperCase().split(/[\s,;]+/);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** Whether all of these have the form of a country code, and there are no more than so many. */
export function areCountryCodes(codes: readonly string[], most: number): boolean {
  return codes.length <= most && codes.every((code) => CODE.test(code));
}
