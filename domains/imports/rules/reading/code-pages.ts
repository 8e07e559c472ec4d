/** The code pages that spreadsheets of the product's languages save text in, where it is not Unicode. */
export type CodePage = 'windows-1250' | 'windows-1251' | 'windows-1252' | 'windows-1254' | 'windows-1256';

/** The letters of the bytes from 128 on; a dot stands for what is no letter. */
const UPPER_HALVES: Readonly<Record<CodePage, string>> = {
  'windows-1252':
    '···ƒ····ˆ·Š·Œ·Ž···········š·œ·žŸ·····················µ··········ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ·ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö·øùúûüýþÿ',
  'windows-1250':
    '··········Š·ŚŤŽŹ··········š·śťžź·ˇ·Ł·Ą····Ş····Ż···ł·µ···ąş·Ľ·ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ·ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö·řůúűüýţ·',
  'windows-1254':
    '···ƒ····ˆ·Š·Œ·············š·œ··Ÿ·····················µ··········ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ·ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö·øùúûüışÿ',
  'windows-1251':
    'ЂЃ·ѓ······Љ·ЊЌЋЏђ·········љ·њќћџ·ЎўЈ·Ґ··Ё·Є····Ї··Ііґµ··ё·є·јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя',
  'windows-1256':
    '·پ·ƒ····ˆ·ٹ·Œچژڈگ·······ک·ڑ·œ··ں··········ھ··········µ··········ہءآأؤإئابةتثجحخدذرزسشصض·طظعغـفقكàلâمنهوçèéêëىيîï····ô····ù·ûü··ے',
};

/** What words of the languages hold that are saved in a code page, beside the letters A to Z. */
const EXPECTED: Readonly<Record<CodePage, string>> = {
  'windows-1252': 'àâáãäåçèéêëìíîïñòóôõöøùúûüß',
  'windows-1250': 'ąćęłńóśźżáäčďéěíňôöőřšťúůüűýžß',
  'windows-1254': 'İğışâçéèêîöûüáíóúñàäß',
  'windows-1251': 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ',
  'windows-1256': 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگ',
};
/** The letters that make up most of a text: they tell two scripts apart whose bytes are the same. */
const FREQUENT: Readonly<Record<CodePage, string>> = {
  'windows-1252': 'éèàüöäñóíáßçêô',
  'windows-1250': 'łąęśżćńóź',
  'windows-1254': 'İışğüöç',
  'windows-1251': 'оеаинтсрвлкмдп',
  'windows-1256': 'اليمونرتبةدسعفح',
};
/** Scripts of their own: their words hold no letters of ours, and ours hold few of theirs. */
const OTHER_SCRIPT: ReadonlySet<CodePage> = new Set(['windows-1251', 'windows-1256']);
/** The likeliest first: it is taken where two say the same. */
const CODE_PAGES: readonly CodePage[] = [
  'windows-1252',
  'windows-1250',
  'windows-1254',
  'windows-1251',
  'windows-1256',
];

const isLatin = (byte: number): boolean => (byte | 0x20) >= 97 && (byte | 0x20) <= 122;

/** The words of a text that hold bytes beyond ASCII: runs of letters and of such bytes. */
function* wordsOf(bytes: Uint8Array): Generator<Uint8Array> {
  let start = 0;
  let isStrange = false;
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= 128) isStrange = true;
    else if (!isLatin(byte)) {
      if (isStrange) yield bytes.subarray(start, at);
      start = at + 1;
      isStrange = false;
    }
  }
}

/** What a byte beyond ASCII is in a code page. */
interface Letter {
  /** What it says for the code page; null where no word of its languages holds it. */
  readonly score: number | null;
  readonly isSign: boolean;
  readonly isOe: boolean;
  readonly isUpper: boolean;
  readonly isLower: boolean;
}

function toLetter(page: CodePage, letter: string): Letter {
  const lower = letter.toLowerCase();
  const isOne = (letters: string): boolean => letters.includes(lower) || letters.includes(letter);
  const expected = isOne(FREQUENT[page]) ? 1.5 : 1;
  return {
    score: isOne(EXPECTED[page]) ? expected : null,
    isSign: letter === '·',
    isOe: lower === 'œ',
    isUpper: letter !== lower,
    isLower: letter === lower && letter !== letter.toUpperCase(),
  };
}

/** Worked out once: a file may consist of such bytes, and nobody else is served while they are looked at. */
const LETTERS: ReadonlyMap<CodePage, readonly Letter[]> = new Map(
  CODE_PAGES.map((page) => [page, Array.from(UPPER_HALVES[page], (letter) => toLetter(page, letter))]),
);

/** How well a word reads in a code page: the higher, the better. */
function scoreWord(word: Uint8Array, page: CodePage): number {
  const letters = LETTERS.get(page) ?? [];
  let score = 0;
  let latin = 0;
  let strange = 0;
  let wasLower = false;
  for (let index = 0; index < word.length; index += 1) {
    const byte = word[index] ?? 0;
    const letter = letters[byte - 128];
    if (letter === undefined) {
      latin += 1;
      wasLower = byte >= 97;
      continue;
    }
    strange += 1;
    if (letter.score !== null) score += letter.score;
    // French has this letter before a u, as in "cœur"; there Polish has "ś", which it hardly ever has before one.
    else if (letter.isOe && ((word[index + 1] ?? 0) | 0x20) === 117) score += 2;
    // Signs stand at the ends of words rather than in them.
    else if (!letter.isSign || (index > 0 && index < word.length - 1)) score -= 2;
    // A capital within a word.
    if (wasLower && letter.isUpper) score -= 2;
    wasLower = letter.isLower;
  }
  const isMixed = latin > 0 && strange > 0;
  if (OTHER_SCRIPT.has(page)) return isMixed ? score - 2 * Math.min(latin, strange) : score;
  // Words of ours hold a few such letters, and none consists of them.
  return strange > 2 && strange > latin ? score - 2 * strange : score;
}

/** Guesses in which code page a text was saved that is not Unicode, from the words that it holds. */
export function guessCodePage(bytes: Uint8Array): CodePage {
  const scores = new Map(CODE_PAGES.map((page) => [page, 0]));
  for (const word of wordsOf(bytes))
    for (const page of CODE_PAGES) scores.set(page, (scores.get(page) ?? 0) + scoreWord(word, page));
  return CODE_PAGES.reduce((best, page) => ((scores.get(page) ?? 0) > (scores.get(best) ?? 0) ? page : best));
}
