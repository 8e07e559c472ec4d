/**
 * Who may see something of the scene: anybody (`p`), the house and the candidate whom it is about (`c`), or the house (`v`).
 */
export type Kind = 'p' | 'c' | 'v';

/**
 * Where something of the scene belongs: a tenant (`a`, `b`, `c`), one of its brands (`0` is the root), and who may see it there.
 * Every id of the scene, and a word in every text, says it.
 */
export interface Mark {
  readonly tenant: string;
  readonly spot: string;
  readonly kind: Kind;
}

/** The word that stands in the texts of a brand, like `zqa3v`. */
export const wordOf = ({ tenant, spot, kind }: Mark): string => `zq${tenant}${spot}${kind}`;

const WORD = /zq([abc])(\d)([pcv])/gi;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What a text tells of the scene: the words and ids in it, without those that stood in what was asked. */
export function marksIn(text: string, asked: string, ids: ReadonlyMap<string, Mark>): ReadonlyMap<string, Mark> {
  const found = new Map<string, Mark>();
  for (const [word, tenant = '', spot = '', kind = ''] of text.matchAll(WORD))
    if (!asked.includes(word))
      found.set(word.toLowerCase(), { tenant: tenant.toLowerCase(), spot, kind: kind.toLowerCase() as Kind });
  for (const [id] of text.matchAll(UUID)) {
    const mark = ids.get(id);
    if (mark !== undefined && !asked.includes(id)) found.set(id, mark);
  }
  return found;
}

/** Tables that anybody may read somewhere: what a career page shows, and who employs. */
const OPEN = new Set(['core.brand', 'jobs.job', 'jobs.listing', 'jobs.text_code', 'media.item', 'media.photo']);
/** Tables that a candidate reads of their own application. */
const OF_CANDIDATE = new Set([
  'applications.application',
  'applications.draft',
  'identity.passkey',
  'identity.user',
  'interviews.interview',
  'interviews.kit',
  'interviews.session',
  'matching.notice',
  'media.attachment',
  'messaging.ask',
  'messaging.block',
  'messaging.message',
  'messaging.report',
  'notices.device',
  'notices.notice',
  'offers.offer',
  'offers.signature',
  'sourcing.bonus',
  'sourcing.referral',
  'talent_pool.entry',
  'talent_pool.invitation',
  'talent_pool.tag',
  'sms.choice',
  'messaging.mail_choice',
]);
export const kindOf = (table: string): Kind => (OPEN.has(table) ? 'p' : OF_CANDIDATE.has(table) ? 'c' : 'v');
