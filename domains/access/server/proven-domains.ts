import { fillPlaces, findPeople, pageLink, composeCustomMail } from '@hearth/domains/identity/service';
import type { Language } from '@hearth/kit/constants';
import { DAYS_WITHOUT_RECORD } from '@hearth/kit/installation/domain-proof';
import type { DomainProofNotice } from '@hearth/kit/installation/domain-proof';
import { Failure } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import type { Permission } from '@hearth/kit/permissions';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { FreeWork, Job, Work } from '@hearth/platform/module';
import { findAudience } from './audience.ts';

/** So many are told; the others see it in the settings. */
const MOST_TOLD = 10;

/** The mail texts about domains of one kind; `{{domain}}` and `{{days}}` are placeholders. */
export interface DomainMails {
  /** Who looks after such domains in a group. */
  readonly permission: Permission;
  /** Where they see them. */
  readonly page: string;
  readonly wordsIn: (language: Language) => Readonly<
    Record<Lowercase<DomainProofNotice>, { subject: string; line: string }>
  > & {
    readonly button: string;
  };
}

/** Notifies a group's managers that a domain's record is missing or that it is no longer valid. */
export async function notifyOfDomain(
  { db, mail, config, clock }: Pick<Work, 'db' | 'mail' | 'config' | 'clock'>,
  { group_id: groupId, domain }: { readonly group_id: string; readonly domain: string },
  news: DomainProofNotice,
  letters: DomainMails,
): Promise<void> {
  // What somebody of the house reads the product in is known to their browser alone; the installation's own language is the nearest.
  const language = detectLanguage(new URL(config.publicUrl).host);
  const words = letters.wordsIn(language);
  const said = news === 'MISSING' ? words.missing : words.ended;
  const places = { domain, days: String(DAYS_WITHOUT_RECORD) };
  await inScope(db, SYSTEM, async (system) => {
    const at = { groupId, brandId: groupId, code: null };
    const { people } = await findAudience(system, at, { permission: letters.permission }, clock.now());
    const told = people.slice(0, MOST_TOLD).map(({ userId }) => userId);
    for (const person of (await findPeople(system, told)).values()) {
      if (person.email === null || person.isDisabled) continue;
      await mail(
        composeCustomMail({
          to: person.email,
          language,
          brand: undefined,
          subject: fillPlaces(said.subject, places),
          text: fillPlaces(said.line, places),
          button: { label: words.button, link: pageLink(config, language, letters.page) },
        }),
      );
    }
  });
}

const AT_ONCE = 10;
const HOUR_MS = 3_600_000;

/**
 * A job that looks again at domains whose check is due, ten at once. `take` keeps others from taking the same ones until `again`.
 * A check that is refused with a failure, as of a domain that another group has proven, stops none of the others.
 */
export function createDomainCheckJob<Row>(
  name: string,
  take: (tx: Tx<'system'>, now: Date, again: Date, limit: number) => Promise<readonly Row[]>,
  check: (work: FreeWork, row: Row) => Promise<void>,
): Job {
  return {
    name,
    cron: '*/10 * * * *',
    expireInSeconds: 900,
    run: async (_data, work) => {
      for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
        const due = await work.run(SYSTEM, ({ db, clock }) => {
          const now = clock.now();
          return take(db, now, new Date(now.getTime() + HOUR_MS), AT_ONCE);
        });
        const results = await Promise.allSettled(due.map((row) => check(work, row)));
        for (const result of results)
          if (result.status === 'rejected' && !(result.reason instanceof Failure)) throw result.reason;
        found = due.length;
      }
    },
  };
}
