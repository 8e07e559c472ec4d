import { fillPlaces } from '@hearth/domains/identity/service';
import { failure, TOO_MANY_REQUESTS } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { senderNumber } from '@hearth/platform/sms/settings';
import { forgetTextsTo } from '@hearth/platform/sms/text';
import type { SmsSettings } from '@hearth/platform/sms/settings';
import { CONSENT_WORDS, MOST_CHOICES_A_DAY, MOST_CONFIRMATIONS_A_DAY } from '../rules/limits.ts';
import { fitText } from '../rules/segments.ts';
import { countChoices, deleteChoices, findAllChoices, findChoices, insertChoice } from './queries/choice.ts';
import type { TextChoiceRow } from './queries/choice.ts';
import { forgetNumber } from './queries/incoming.ts';
import { findOwnKeywords, isStopped } from './queries/word.ts';
import type { KeywordRow } from './queries/word.ts';
import { phrasesIn } from './words.ts';

export { answerCode, answerStranger, processText } from './receive.ts';
export { parseMobileNumber, formatNumber } from '../rules/number.ts';
export { fitText } from '../rules/segments.ts';

/** Our number and theirs, between which texts go. */
export interface TextRoute {
  readonly from: string;
  readonly to: string;
}

/** Finds where a person wants a group's texts; null without consent or after a STOP. Null: nowhere. */
export function findTextRoute(
  tx: Tx,
  sms: SmsSettings | undefined,
  who: { readonly groupId: string; readonly userId: string },
): Promise<TextRoute | null> {
  if (sms === undefined) return Promise.resolve(null);
  return inScope(tx, SYSTEM, async (system) => {
    const choice = (await findChoices(system, who.userId, [who.groupId])).get(who.groupId);
    if (choice?.wanted !== true) return null;
    const from = senderNumber(sms, who.groupId);
    return (await isStopped(system, choice.number, from)) ? null : { from, to: choice.number };
  });
}

/** A person's consent to texts of a group. */
export interface TextChoice {
  readonly wanted: boolean;
  /** Empty while none was ever given. */
  readonly number: string;
  readonly ownNumber: string;
  /** The number itself said STOP: only START, sent from it, begins texts again. */
  readonly stopped: boolean;
}

/** Finds a person's consent to texts of each of these groups. */
export async function findTextChoices(
  tx: Tx<'system'>,
  sms: SmsSettings,
  userId: string,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, TextChoice>> {
  const chosen = await findChoices(tx, userId, groupIds);
  const shown = new Map<string, TextChoice>();
  const said = new Map<string, boolean>();
  for (const groupId of groupIds) {
    const choice = chosen.get(groupId);
    const ownNumber = senderNumber(sms, groupId);
    const line = `${choice?.number ?? ''} ${ownNumber}`;
    // Most groups share one number of ours, and one of theirs: each pair is asked for once.
    if (choice !== undefined && !said.has(line)) said.set(line, await isStopped(tx, choice.number, ownNumber));
    shown.set(groupId, {
      wanted: choice?.wanted ?? false,
      number: choice?.number ?? '',
      ownNumber,
      stopped: said.get(line) ?? false,
    });
  }
  return shown;
}

/** A person's new choice about texts of a group, for a number in E.164. */
export interface NewTextChoice extends Pick<TextChoiceRow, 'number' | 'wanted' | 'via' | 'language'> {
  readonly groupId: string;
  readonly userId: string;
  /** How the confirmation names who will write. */
  readonly employer: string;
}

const DAY_MS = 86_400_000;
const LONGEST_EMPLOYER = 40;

/**
 * Keeps what somebody chose, and confirms a yes by a text, unless the number itself has said STOP: that holds until it says
 * START. In the settings nobody chooses more than a few times a day.
 */
export async function saveTextChoice(
  work: Pick<Work<'system'>, 'db' | 'clock' | 'config' | 'text'>,
  { groupId, userId, employer, ...chosen }: NewTextChoice,
): Promise<void> {
  const { sms } = work.config;
  if (sms === undefined) return;
  const before = (await findChoices(work.db, userId, [groupId])).get(groupId);
  if (before?.wanted === chosen.wanted && before.number === chosen.number) return;
  const now = work.clock.now();
  const of = { userId, number: chosen.number };
  const { byPerson, forNumber } = await countChoices(work.db, of, new Date(now.getTime() - DAY_MS));
  if (chosen.via === 'SETTINGS' && byPerson >= MOST_CHOICES_A_DAY) throw failure(TOO_MANY_REQUESTS);
  await insertChoice(work.db, {
    ...chosen,
    id: newId(now.getTime()),
    group_id: groupId,
    user_id: userId,
    words: CONSENT_WORDS,
    at: now,
  });
  const from = senderNumber(sms, groupId);
  if (!chosen.wanted || forNumber >= MOST_CONFIRMATIONS_A_DAY || (await isStopped(work.db, chosen.number, from)))
    return;
  const { confirm } = phrasesIn(chosen.language);
  const text = fitText((name) => fillPlaces(confirm, { employer: name }), employer.slice(0, LONGEST_EMPLOYER));
  await work.text({ from, to: chosen.number, text });
}

/** Everything that is kept about texts of the signed-in person. */
export async function findTextingData(
  tx: Tx<'self'>,
  userId: string,
): Promise<{ readonly choices: readonly TextChoiceRow[]; readonly words: readonly KeywordRow[] }> {
  return { choices: await findAllChoices(tx, userId), words: await findOwnKeywords(tx) };
}

/**
 * Forgets what somebody chose about texts of a group, and what went to and came from a number that stands for nothing else. A
 * STOP is the number's own and stays: it keeps texts away.
 */
export async function eraseTextingData(tx: Tx<'system'>, groupId: string, userId: string): Promise<void> {
  for (const number of await deleteChoices(tx, groupId, userId)) {
    await forgetTextsTo(tx, number);
    await forgetNumber(tx, number);
  }
}
