const MARK = '#typed=';
/** What may go with the reader: never a password, a file, or what the page itself filled in. */
const KEPT = 'input:is([type=text], [type=email], [type=tel], :not([type]))[name], textarea[name]';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** The address of the page in another language, with what was typed behind its hash: that part is never sent to a server. */
export function withTyped(href: string): string {
  const typed = [...document.querySelectorAll<TextBox>(KEPT)]
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => [name, value]);
  return typed.length === 0 ? href : `${href.replace(/#.*/, '')}${MARK}${encodeURIComponent(JSON.stringify(typed))}`;
}

/** Puts what came with the address into the fields of the same names, as if typed, and takes it out of the address. */
export function takeTyped(): void {
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
