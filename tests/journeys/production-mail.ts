import { startMailServer } from '@hearth/testing/peers/mail-server';
import PostalMime from 'postal-mime';

/** A message as its reader sees it. */
export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail server that an installation in production sends through, and what came to whom. */
export async function startMailbox() {
  const { url, received } = await startMailServer();
  const all = (): Promise<readonly ReadMail[]> =>
    Promise.all(
      received.map(async ({ to, text: raw }) => {
        const { subject = '', text = '' } = await PostalMime.parse(raw);
        return { to: to.join(', '), subject, text };
      }),
    );
  return {
    url,
    all,
    /** The subjects of what came to an address, in order. */
    subjects: async (address: string) => (await all()).filter(({ to }) => to === address).map(({ subject }) => subject),
    /** The newest message to an address whose subject or text fits; waits until there is one. */
    find: async (address: string, pattern: RegExp): Promise<ReadMail> => {
      for (let looks = 0; looks < 600; looks += 1) {
        const found = (await all()).findLast(
          ({ to, subject, text }) => to === address && pattern.test(`${subject}\n${text}`),
        );
        if (found !== undefined) return found;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`Nothing that fits ${pattern} came to ${address}.`);
    },
  };
}
