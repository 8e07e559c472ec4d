import { foldText } from '@hearth/kit/text/search-text';

/** The topics that a law may forbid to ask about before an offer. */
export type QuestionTopic = 'SALARY_HISTORY' | 'CRIMINAL_RECORD';

/** The keywords of one language, case-folded and separated by commas. */
interface TopicKeywords {
  /** Pay, and the time that makes it somebody's own pay of now or then: one of each makes a question after it. */
  readonly pay: string;
  readonly past: string;
  /** Whole phrases that ask after it without both. */
  readonly asks: string;
  /** With one of these the question is probably about what a candidate wants. */
  readonly wish: string;
  readonly record: string;
}

/** Texts are folded before they are compared, so these are as well: no accents, no capitals, ł as l, й as и. */
const WORDS: readonly TopicKeywords[] = [
  {
    pay: 'salary,salaries,wage,wages,earn,earned,earning,compensation,remuneration,pay rate,rate of pay,hourly rate',
    past: 'current,currently,previous,last,history,former,recent',
    asks: 'past salary,past wage,past pay,prior salary,prior pay,present salary,pay history,do you earn,did you earn,are you paid,were you paid,you make now,did you make',
    wish: 'expect,desired,wish,hope,require,looking for',
    record:
      'criminal,convicted,conviction,felony,misdemeanor,misdemeanour,been arrested,police record,in prison,been in jail',
  },
  {
    pay: 'salaire,remuneration,gagniez,gagnez,paye',
    past: 'actuel,actuelle,precedent,precedente,dernier,derniere,ancien,anterieur,historique',
    asks: 'combien gagnez vous,combien gagniez vous,combien etiez vous paye',
    wish: 'pretention,souhait,attente,attendu,esper',
    record: 'casier judiciaire,condamne,condamnation,antecedents judiciaires,judiciaires',
  },
  {
    pay: 'gehalt,lohn,stundenlohn,monatslohn,verdienst,verdienen,verdient,vergutung,einkommen',
    past: 'aktuell,derzeit,bisherig,letzt,letzte,letzter,letztes,vorherig,fruher,jetzig,momentan,vergangen',
    asks: 'was verdienen sie,wie viel verdienen sie,wieviel verdienen sie,was haben sie verdient,vorgehalt',
    wish: 'wunsch,vorstellung,erwart,mochten',
    record: 'vorstraf,vorbestraft,fuhrungszeugnis,strafregister,verurteilt,verurteilung',
  },
  {
    pay: 'salario,sueldo,remuneracion,ganas,ganaba,ganabas,cobra,cobras,cobrabas',
    past: 'actual,anterior,ultimo,ultima,previo,historial,pasado',
    asks: 'cuanto ganas,cuanto ganabas,cuanto cobras,cuanto cobrabas',
    wish: 'expectativ,desea,pretension,esperas,quieres',
    record: 'antecedentes penales,antecedentes policiales,condenado,condenada,carcel',
  },
  {
    pay: 'zarobk,zarabia,wynagrodzen,pensja,pensji',
    past: 'obecn,aktualn,poprzedn,ostatni,dotychczas,wczesniej,historia',
    asks: 'ile zarabiasz,ile zarabialas,ile zarabiales,ile pan zarabia,ile pani zarabia',
    wish: 'oczekiw,oczekuj,chcial',
    record: 'karany,karana,karalnosc,wyrok,skazany,skazana',
  },
  {
    pay: 'зарплат,заработн,зарабатыва,оклад,доход',
    past: 'текущ,нынешн,предыдущ,прошл,последн,прежн,сейчас,история',
    asks: 'сколько вы зарабатыв,сколько ты зарабатыв',
    wish: 'ожида,желаем,хотите,хотели',
    record: 'судимост,судимы,судим,осужден,осуждал,уголовн',
  },
  {
    pay: 'راتب,الاجر,اجرك,مرتب',
    past: 'الحالي,حالي,السابق,سابق,الاخير,الماضي',
    asks: 'كم تتقاضى,كم كنت تتقاضى',
    wish: 'المتوقع,تتوقع,المطلوب,ترغب',
    record: 'سوابق,جنائي,جناءي,ادين,ادانه',
  },
  {
    pay: 'maas,maasiniz,ucret,kazaniyor,kazaniyordunuz,kazanc',
    past: 'mevcut,su anki,simdiki,onceki,son,gecmis',
    asks: 'ne kadar kazaniyor,ne kadar maas aliyor',
    wish: 'beklenti,istedig,talep',
    record: 'sabika,adli sicil,mahkum,hukum giydi',
  },
];

/** Letters from which on a word may stand inside a longer one: shorter ones are parts of too many others. */
const STANDS_INSIDE = 5;

/**
 * Matches keywords at the start of a word, short ones as whole words, and Arabic ones anywhere. Arabic puts letters
 * before its words.
 */
function matchesWordStart(text: string, words: string): boolean {
  return words.split(',').some((raw) => {
    const word = foldText(raw);
    if (/\p{Script=Arabic}/u.test(word)) return text.includes(word);
    return text.includes(word.length < STANDS_INSIDE - 1 ? ` ${word} ` : ` ${word}`);
  });
}

/** Also matches long keywords inside compounds such as Monatsgehalt. */
function matchesAnywhere(text: string, words: string): boolean {
  return (
    matchesWordStart(text, words) ||
    words.split(',').some((raw) => raw.length >= STANDS_INSIDE && text.includes(foldText(raw)))
  );
}

/** Detects a restricted topic in a question; `isSure` if the wording is unambiguous. Null for all other questions. */
export function detectTopic(question: string): { readonly topic: QuestionTopic; readonly isSure: boolean } | null {
  const text = ` ${foldText(question)} `;
  if (WORDS.some(({ record }) => matchesAnywhere(text, record))) return { topic: 'CRIMINAL_RECORD', isSure: true };
  const asked = WORDS.find(
    ({ pay, past, asks }) =>
      matchesAnywhere(text, asks) || (matchesAnywhere(text, pay) && matchesWordStart(text, past)),
  );
  return asked === undefined ? null : { topic: 'SALARY_HISTORY', isSure: !matchesAnywhere(text, asked.wish) };
}

/** Detects a topic in any language of a question, unambiguous wording first. Words without doubt go first. */
export function detectTopicInLanguages(
  languages: readonly { readonly text: string; readonly options: readonly string[] }[],
): ReturnType<typeof detectTopic> {
  const found = languages.flatMap(({ text, options }) => detectTopic([text, ...options].join('\n')) ?? []);
  return found.find(({ isSure }) => isSure) ?? found[0] ?? null;
}
