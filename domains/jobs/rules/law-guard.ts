import type { JobContent, Pay, WeeklyHours } from '../contract/schemas.ts';
import { EU_MEMBERS, HIRING_LAWS, NYC_NAMES, ONTARIO_WIDEST } from './hiring-laws.ts';
import type { HiringLaw, LawTopic } from './hiring-laws.ts';
import { payPerYear } from './pay.ts';
import { topicIn } from './question-topics.ts';
import type { QuestionTopic } from './question-topics.ts';
import { searchText } from './search-text.ts';

/** Where a post would stand, and the calendar day there. */
export interface LawPlace {
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly today: string;
}

const folded = (names: string): readonly string[] => names.replace('NYC', NYC_NAMES).split('|').map(searchText);

/** How closely a law names a place: 0 where it says nothing about it, then union, country, region, city. */
function closeness(law: HiringLaw, place: LawPlace): number {
  const [area = '', cities] = law.place.split('/');
  if (area === 'EU') return EU_MEMBERS.has(place.country) ? 1 : 0;
  if (area === place.country) return 2;
  if (area !== `${place.country}-${place.region}`) return 0;
  if (cities === undefined) return 3;
  return folded(cities).includes(searchText(place.city)) ? 4 : 0;
}

/**
 * The law that decides about a topic at a place on a day: one that forbids before one that warns, then the one that names the
 * place most closely. Undefined where none is in force.
 */
export function lawAt(place: LawPlace, topic: LawTopic): HiringLaw | undefined {
  return HIRING_LAWS.filter((law) => law.topic === topic && law.since <= place.today && closeness(law, place) > 0)
    .toSorted((one, other) => rank(other, place) - rank(one, place))
    .at(0);
}

const rank = (law: HiringLaw, place: LawPlace): number => closeness(law, place) + (law.force === 'forbids' ? 10 : 0);

/** Whether a range spans more in a year than the law of the place lets it. */
export function isSpreadForbidden(pay: Pay, hours: WeeklyHours | null, place: LawPlace): HiringLaw | undefined {
  const law = lawAt(place, 'PAY_SPREAD');
  if (law === undefined || pay.currency !== ONTARIO_WIDEST.currency) return undefined;
  const [least, most] = [payPerYear(pay.min, pay.per, hours), payPerYear(pay.max, pay.per, hours)];
  return most <= ONTARIO_WIDEST.exemptAbove && most - least > ONTARIO_WIDEST.spread ? law : undefined;
}

/** A question of a post that a law at its place is about. */
export interface LawFinding {
  readonly questionId: string;
  readonly text: string;
  readonly topic: QuestionTopic;
  readonly law: HiringLaw;
  /** It cannot stay; otherwise somebody has to say that they looked. */
  readonly isForbidden: boolean;
  /** What stands among the post's answers once somebody has said so. */
  readonly key: string;
}

/**
 * The questions of a post that the law at its place is about. Words that may mean something else, such as a question after
 * pay that also names expectations, are never refused: they have to be looked at.
 */
export function findingsIn(job: Pick<JobContent, 'questions'>, place: LawPlace): readonly LawFinding[] {
  return job.questions.flatMap((question) => {
    const found = topicIn([question, ...Object.values(question.bank?.translations ?? {})]);
    const law = found === null ? undefined : lawAt(place, found.topic);
    if (found === null || law === undefined) return [];
    const { topic, isSure } = found;
    const isForbidden = law.force === 'forbids' && isSure;
    return [{ questionId: question.id, text: question.text, topic, law, isForbidden, key: `${topic}:${question.id}` }];
  });
}

/** A law that is about a question of the bank, and at how many of the locations that may ask it. */
export interface BankLaw {
  readonly topic: QuestionTopic;
  readonly law: string;
  readonly isForbidden: boolean;
  readonly locations: number;
}

/**
 * What the laws of many places say to a question that no post asks yet, in any of its languages. The bank keeps it all the
 * same: elsewhere it may be asked, and a post where it may not be is refused.
 */
export function lawsAbout(
  languages: Parameters<typeof topicIn>[0],
  places: readonly (LawPlace & { readonly locations: number })[],
): readonly BankLaw[] {
  const found = topicIn(languages);
  if (found === null) return [];
  const { topic, isSure } = found;
  const laws = new Map<string, BankLaw>();
  for (const place of places) {
    const law = lawAt(place, topic);
    if (law === undefined) continue;
    const locations = (laws.get(law.law)?.locations ?? 0) + place.locations;
    laws.set(law.law, { topic, law: law.law, isForbidden: law.force === 'forbids' && isSure, locations });
  }
  return [...laws.values()].toSorted((one, other) => other.locations - one.locations);
}
