import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { flatten, phraseFile, readNamespaces } from './locales.ts';

/** Words that English phrases should not hold, and what to write instead (`docs/style-guide.md`). */
export interface Habit {
  readonly name: string;
  readonly pattern: RegExp;
  readonly instead: string;
}

/** An English phrase that holds such words. */
export interface Finding {
  readonly habit: string;
  /** The phrase's namespace and key, for example `shell.menu.label`. */
  readonly key: string;
  readonly path: string;
  readonly phrase: string;
}

/** How many findings of each habit there may be, and the phrases that don't count: the specification prescribes them. */
export interface Ratchet {
  readonly counts: Readonly<Record<string, number>>;
  readonly exceptions: Readonly<Record<string, readonly string[]>>;
}

const habit = (name: string, instead: string, pattern: RegExp): Habit => ({ name, instead, pattern });

export const HABITS: readonly Habit[] = [
  habit('nobody', 'no one', /\bnobody\b/i),
  habit('somebody', 'someone', /\bsomebody\b/i),
  habit('everybody, anybody', 'everyone, anyone', /\b(?:every|any)body\b/i),
  habit('whoever', 'name the person: the requester, the approver', /\bwho(?:so)?ever\b/i),
  habit('stand', 'is, appears', /\b(?:stands?|stood|standing)\b(?! in\b)/i),
  habit('lie', 'is', /\b(?:lies|lie|lay)\b/i),
  habit('hold', 'applies, is valid', /\bholds? (?:at|for|from|good|until|true)\b|^holds\b/i),
  habit('wait', 'is pending, needs attention', /\bwaits\b|\bwaiting for\b/i),
  habit('rest', 'snooze', /\brests?(?: now)? until\b|\blet it rest\b/i),
  habit('wear', 'use', /\bwears?\b/i),
  habit('could not be', 'We couldn’t …', /\b(?:could not|couldn’t) be\b/i),
  habit('full form', 'a contraction', /\b(?:can|could|do|does|did|is|are|was|were|will|has|have|would|should) ?not\b/i),
  habit('may not', 'can’t for a permission, might not for a doubt', /\bmay not\b/i),
  habit('Loading the', 'Loading jobs…', /\bloading (?:the|your|its)\b/i),
  habit('all the same', 'anyway', /\ball the same\b/i),
  habit('meanwhile', 'say what happened', /\bmeanwhile\b|\bin the meantime\b/i),
  habit('any more', 'no longer', /\bany ?more\b/i),
  habit('take away', 'remove, undo', /\b(?:take|takes|taken|taking|took)(?: \S+)? (?:away|out|back|off)\b/i),
  habit('put away', 'archive', /\b(?:put|puts|putting)(?: \S+)? (?:away|back|in order)\b/i),
  habit('bring back', 'restore, import', /\b(?:bring|brings|brought|bringing)(?: \S+)? (?:back|in)\b/i),
  habit('give back', 'cancel', /\b(?:give|gives|given|gave)(?: \S+)? (?:back|up)\b/i),
  habit('write out', 'export', /\b(?:write|writes|written|wrote)(?: \S+)? out\b/i),
  habit('mail', 'email', /\b(?:mail|mails|mailed|mailing|e-mails?)\b/i),
  habit('letter', 'email, or offer letter', /(?<!(?:offer|cover|small|capital) )\bletters?\b(?! (?:a|A)\b)/i),
  habit('log in', 'sign in', /\blog(?:ged)? in\b|\blogin\b/i),
  habit('ask for', 'request', /\bask(?:s|ed|ing)? for\b/i),
  habit('look at', 'review, view', /\blook(?:s|ed|ing)? at\b/i),
  habit('of one’s own', 'own, custom', /\bof (?:its|your|their|one’s) own\b|\bof yours\b/i),
  habit('points', 'match score', /\bpoints\b/i),
  habit('rights', 'permission, role, access', /\brights\b/i),
  habit('house', 'location, employer', /\b(?:the|of the|each|every|all) houses?\b/i),
  habit('place', 'location', /\bplaces?\b(?! bid)/i),
  habit('not now', 'reject', /\bnot now\b/i),
  habit('at once', 'right away', /\bat once\b/i),
  habit('anew', 'again', /\banew\b/i),
  habit('concern', 'affects', /\bconcern(?:s|ed)?\b/i),
  habit('be told', 'be notified', /\b(?:am|is|are|was|were|be|been) told\b|\btell them\b/i),
  habit('reload', 'try again', /\bload again\b|^reload\b/i),
  habit('please', 'leave it out', /\bplease\b/i),
  habit('exclamation mark', 'a full stop', /!/),
  habit('straight quotes, three dots', '“ ” ’ …', /['"]|\.\.\./),
  habit(
    'article on a button',
    'verb and noun',
    /^(?:Add|Change|Clear|Close|Copy|Create|Delete|Edit|Open|Remove|Save|Send|Show) (?:a|an|the) [^.?!…]*$/,
  ),
  habit('clause as a label', 'a noun', /^(?:What|Who|Whom|Whose|Where|Whether) [^.?!]*$/),
  habit(
    'American spelling',
    'colour, centre, favourite, cancelled',
    /\b(?:colors?|centers?|favorites?|canceled|organizations?)\b/i,
  ),
];

/** Reads the ratchet: `tests/architecture/english.json`. */
export async function readRatchet(root: string): Promise<Ratchet> {
  return JSON.parse(await readFile(join(root, 'tests/architecture/english.json'), 'utf8')) as Ratchet;
}

/** The habits that a phrase has, by name. */
export function habitsOf(phrase: string): readonly string[] {
  const spoken = phrase.replaceAll(/\{\{\s*\w+\s*\}\}/g, '…');
  return HABITS.filter(({ pattern }) => pattern.test(spoken)).map(({ name }) => name);
}

/** Finds every habit in the project's English phrases, except where the ratchet excepts the phrase. */
export async function findHabits(
  root: string,
  { exceptions }: Pick<Ratchet, 'exceptions'>,
): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const { name, folder, languages } of await readNamespaces(root))
    for (const [inner, phrase] of flatten(languages.en ?? {})) {
      const key = `${name}.${inner}`;
      for (const held of habitsOf(phrase))
        if (exceptions[held]?.includes(key) !== true)
          found.push({ habit: held, key, path: phraseFile(folder, 'en'), phrase });
    }
  return found;
}

/** Counts findings by habit. */
export function countHabits(found: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { habit: name } of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Lowers the ratchet to what is found today. It never raises a count. */
async function lowerCounts(root: string): Promise<void> {
  const ratchet = await readRatchet(root);
  const counts = countHabits(await findHabits(root, ratchet));
  const lowered = HABITS.map(({ name }): [string, number] => {
    const today = counts.get(name) ?? 0;
    return [name, Math.min(today, ratchet.counts[name] ?? today)];
  });
  const text = JSON.stringify({ ...ratchet, counts: Object.fromEntries(lowered) }, null, 2);
  await writeFile(join(root, 'tests/architecture/english.json'), `${text}\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = join(import.meta.dirname, '../..');
  if (process.argv.includes('--update')) await lowerCounts(root);
  else
    for (const { habit: name, key, phrase } of await findHabits(root, await readRatchet(root)))
      console.log([name, key, JSON.stringify(phrase)].join('\t'));
}
