import type { Language } from '@hearth/kit/constants';

/**
 * Words that insult whoever reads them, in eight languages, as they are written: few and plain. None of them is also a harmless
 * word of another of these languages, a name or a place ("retard" is a delay in French, "cono" a cone in Spanish).
 */
const WORDS: Readonly<Record<Language, string>> = {
  en: 'fuck fucks fucked fucking fucker motherfucker shit bullshit bitch bitches cunt asshole assholes arsehole bastard bastards wanker whore dickhead faggot nigger',
  fr: 'putain merde connard connards connasse salope salopes enculé encule enculés pute putes salaud niquer nique',
  de: 'scheiße scheisse scheiss scheiß arschloch arschlöcher fotze hurensohn wichser schlampe ficken fick missgeburt miststück',
  es: 'puta putas mierda joder jódete gilipollas cabrón cabron cabrones coño maricón pendejo',
  pl: 'kurwa kurwy kurwo chuj chuju chuja pierdol pierdolić pierdolę pierdolony pierdolona spierdalaj wypierdalaj jebać jebany jebana skurwysyn skurwiel dziwka cipa',
  ru: 'блядь бля блять хуй хуя хуйня пизда пиздец ебать ебаный ёбаный заебал мудак гандон пидор пидорас шлюха нахуй похуй еблан сучка',
  ar: 'شرموطة شرموط قحبة كسمك كسمكم منيوك عاهرة',
  tr: 'siktir sikerim sikeyim orospu amk amına amcık piç yarrak ibne kahpe pezevenk',
};
const KNOWN: ReadonlySet<string> = new Set(Object.values(WORDS).flatMap((words) => words.split(' ')));

/** Normalises case, accents, the Turkish dotted İ and drawn-out vowels of a word. */
function normalizeWord(word: string): string {
  return word.toLowerCase().replaceAll('\u0307', '').normalize('NFC').replaceAll('\u0640', '');
}

/** The first word of a text that insults; null where there is none. Whole words alone: names and places hold many others. */
export function findProfanity(text: string): string | null {
  for (const [word] of text.matchAll(/[\p{L}\p{M}\u0640]+/gu)) if (KNOWN.has(normalizeWord(word))) return word;
  return null;
}
