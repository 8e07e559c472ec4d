import type { JobContent, Pay, WeeklyHours } from '../contract/content-schemas.ts';
import { EU_MEMBERS, HIRING_LAWS, NYC_NAMES, ONTARIO_PAY_SPREAD } from './hiring-laws.ts';
import type { HiringLaw, LawTopic } from './hiring-laws.ts';
import { payPerYear } from './pay.ts';
import { detectTopicInLanguages } from './question-topics.ts';
import type { QuestionTopic } from './question-topics.ts';
import { foldText } from '@hearth/kit/text/search-text';

/** The jurisdiction of a job, and the local date. */
export interface LawPlace {
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly today: string;
}

const foldNames = (names: string): readonly string[] => names.replace('NYC', NYC_NAMES).split('|').map(foldText);

/** Ranks how specifically a law covers a place: none, union, country, region or city. */
function specificity(law: HiringLaw, place: LawPlace): number {
  const [area = '', cities] = law.place.split('/');
  if (area === 'EU') return EU_MEMBERS.has(place.country) ? 1 : 0;
  if (area === place.country) return 2;
  if (area !== `${place.country}-${place.region}`) return 0;
  if (cities === undefined) return 3;
  return foldNames(cities).includes(foldText(place.city)) ? 4 : 0;
}

/**
 * The law that decides about a topic at a place on a day: one that forbids before one that warns, then the one that names the
 * place most closely. Undefined where none is in force.
 */
export function lawAt(place: LawPlace, topic: LawTopic): HiringLaw | undefined {
  return HIRING_LAWS.filter((law) => law.topic === topic && law.since <= place.today && specificity(law, place) > 0)
    .toSorted((one, other) => lawRank(other, place) - lawRank(one, place))
    .at(0);
}

const lawRank = (law: HiringLaw, place: LawPlace): number =>
  specificity(law, place) + (law.force === 'forbids' ? 10 : 0);

/** Finds the law that a pay range violates by its yearly spread. */
export function findSpreadLaw(pay: Pay, hours: WeeklyHours | null, place: LawPlace): HiringLaw | undefined {
  const law = lawAt(place, 'PAY_SPREAD');
  if (law === undefined || pay.currency !== ONTARIO_PAY_SPREAD.currency) return undefined;
  const [least, most] = [payPerYear(pay.min, pay.per, hours), payPerYear(pay.max, pay.per, hours)];
  return most <= ONTARIO_PAY_SPREAD.exemptAbove && most - least > ONTARIO_PAY_SPREAD.spread ? law : undefined;
}

/** A question of a job that a local law affects. */
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
export function findQuestionViolations(job: Pick<JobContent, 'questions'>, place: LawPlace): readonly LawFinding[] {
  return job.questions.flatMap((question) => {
    const found = detectTopicInLanguages([question, ...Object.values(question.bank?.translations ?? {})]);
    const law = found === null ? undefined : lawAt(place, found.topic);
    if (found === null || law === undefined) return [];
    const { topic, isSure } = found;
    const isForbidden = law.force === 'forbids' && isSure;
    return [{ questionId: question.id, text: question.text, topic, law, isForbidden, key: `${topic}:${question.id}` }];
  });
}

/** A law that affects a bank question, and at how many locations. */
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
export function findQuestionLaws(
  languages: Parameters<typeof detectTopicInLanguages>[0],
  places: readonly (LawPlace & { readonly locations: number })[],
): readonly BankLaw[] {
  const found = detectTopicInLanguages(languages);
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
