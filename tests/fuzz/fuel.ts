/** What is repeated to make a text that a careless reader takes ever longer for: each the fuel of a known mistake. */
export const FUEL: readonly { readonly name: string; readonly of: (length: number) => string }[] = [
  { name: '((((', of: repeat('(') },
  { name: '\\a\\a', of: (length) => `"${repeat('\\a')(length)}` },
  { name: 'userName eq "\\a\\a', of: (length) => `userName eq "${repeat('\\a')(length)}` },
  { name: '\\\\', of: (length) => `"${repeat('\\\\')(length)}` },
  { name: '{{ … x', of: (length) => `{{${' '.repeat(length)}x` },
  { name: '{{{{', of: repeat('{') },
  { name: '<<<<', of: repeat('<') },
  { name: '<!--', of: repeat('<!--') },
  { name: '<a<a', of: repeat('<a ') },
  { name: 'spaces … x', of: (length) => `x${' '.repeat(length)}x` },
  { name: 'lines', of: (length) => `x${repeat('\n')(length)}x` },
  { name: 'tabs and lines', of: (length) => `x${repeat('\t\n')(length)}x` },
  { name: 'a@a@', of: repeat('a@') },
  { name: 'a.a.', of: repeat('a.') },
  { name: '://', of: repeat('://') },
  { name: 'aaaa', of: (length) => `${'a'.repeat(length)}!` },
  { name: '0000', of: (length) => `${'0'.repeat(length)}!` },
  { name: 'a-a-', of: (length) => `${repeat('a-')(length)}!` },
  { name: 'a, a,', of: repeat('a,') },
  { name: '""""', of: repeat('"') },
  { name: 'combining marks', of: (length) => `e${repeat('\u0301')(length)}` },
  { name: '[[[[', of: repeat('[') },
];

function repeat(piece: string): (length: number) => string {
  return (length) => piece.repeat(Math.ceil(length / piece.length));
}
