/** What a person is found by. */
interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
}

/** Whether every word of a search stands in a person's name or email, whatever its accents and capitals. */
export function matchesPerson({ firstName, lastName, email }: Named, search: string): boolean {
  const text = plain(`${firstName} ${lastName} ${email ?? ''}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en').trim();
}
