import type { Work } from '@hearth/platform/module';
import { letter } from './letter.ts';
import type { Letter } from './letter.ts';

/** A letter to somebody who may have no address. */
export interface LetterToPerson extends Omit<Letter, 'to'> {
  readonly to: { readonly email: string | null; readonly first_name: string };
}

/** Mails a letter with the transaction; whoever has no address gets none. */
export async function sendLetter(work: Pick<Work, 'mail'>, { to, ...content }: LetterToPerson): Promise<void> {
  if (to.email === null) return;
  await work.mail(letter({ ...content, to: { email: to.email, first_name: to.first_name } }));
}
