const MARK = '#typed=';
/** What may go with the reader: never a password, a file, or what the page itself filled in. */
const KEPT = 'input:is([type=text], [type=email], [type=tel], :not([type]))[name], textarea[name]';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** The page's URL in another language, with the form's values in the hash, which no server sees. */
export function withFormState(href: string): string {
  const typed = [...document.querySelectorAll<TextBox>(KEPT)]
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => [name, value]);
  return typed.length === 0 ? href : `${href.replace(/#.*/, '')}${MARK}${encodeURIComponent(JSON.stringify(typed))}`;
}

/** Restores the form's values from the URL's hash and removes them from it. */
export function restoreFormState(): void {
  const typed: unknown = JSON.parse(decodeURIComponent(location.hash.slice(MARK.length)));
  history.replaceState(history.state, '', location.pathname + location.search);
  for (const [name, value] of typed as [string, string][]) {
    const box = [...document.querySelectorAll<TextBox>(KEPT)].find((other) => other.name === name);
    if (box === undefined || box.value !== '') continue;
    // React hears of a value only when it is set past its own setter.
    const prototype = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(box, value);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
