/** What a person is found by. */
interface SearchablePerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
}

/** Is true if every search term is in a person's name or email, ignoring accents and case. */
export function matchesPerson({ firstName, lastName, email }: SearchablePerson, search: string): boolean {
  const text = foldText(`${firstName} ${lastName} ${email ?? ''}`);
  return foldText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en').trim();
}
