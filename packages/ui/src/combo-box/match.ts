/** Letters without their marks, in lower case: what "evora" and "Évora" have in common. */
export function normalizeText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');
}

/** The options that contain every word of the text, in any order. */
export function matching<Option extends { label: string; note?: string | undefined }>(
  options: readonly Option[],
  text: string,
): Option[] {
  const words = normalizeText(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return options.filter((option) => {
    const whole = normalizeText(`${option.label} ${option.note ?? ''}`);
    return words.every((word) => whole.includes(word));
  });
}

/** The next option that is not disabled, round the end of the list; undefined when there is none. */
export function nextActive(
  options: readonly { disabled?: boolean | undefined }[],
  from: number | undefined,
  step: 1 | -1,
): number | undefined {
  const count = options.length;
  let at = from ?? (step === 1 ? -1 : count);
  for (let tried = 0; tried < count; tried += 1) {
    at = (at + step + count) % count;
    if (options[at]?.disabled !== true) return at;
  }
  return undefined;
}
