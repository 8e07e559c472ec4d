/** A keyword; STOP concerns the number it was sent to, STOPALL all of ours. */
export type Keyword = 'STOP' | 'STOPALL' | 'START' | 'HELP';

/** Those that carriers take everywhere, then those of the other seven languages, a line for each. */
const WORDS: Readonly<Record<Keyword, readonly string[]>> = {
  STOPALL: ['STOPALL, STOP ALL'],
  STOP: [
    'STOP, UNSUBSCRIBE, CANCEL, END, QUIT, REVOKE, OPT OUT, OPTOUT',
    'STOP PLEASE, PLEASE STOP, STOP IT, STOP TEXTING ME, STOP MESSAGES, STOP SMS',
    'ARRET, ARRETER, ARRETEZ, DESABONNER, DESINSCRIRE, DESINSCRIPTION',
    'STOPP, ABMELDEN, ABBESTELLEN',
    'ALTO, PARAR, BAJA, DARSE DE BAJA, CANCELAR',
    'WYPISZ, REZYGNUJĘ, REZYGNACJA, ZATRZYMAJ',
    'СТОП, ОТПИСАТЬСЯ, ОТПИСКА, ОТКАЗ',
    'إيقاف, أوقف, توقف, قف, إلغاء, إلغاء الاشتراك',
    'DUR, DURDUR, İPTAL, RET, ABONELİKTEN ÇIK',
  ],
  START: [
    'START, UNSTOP, SUBSCRIBE, OPT IN, OPTIN',
    'DÉMARRER, REPRENDRE, REABONNER',
    'STARTEN, ANMELDEN',
    'INICIAR, ALTA, REANUDAR',
    'WZNÓW, ZAPISZ',
    'СТАРТ, ПОДПИСАТЬСЯ, ВОЗОБНОВИТЬ',
    'ابدأ, بدء, اشتراك, استئناف',
    'BAŞLA, BAŞLAT, DEVAM',
  ],
  HELP: ['HELP, INFO, AIDE, HILFE, AYUDA, POMOC, ПОМОЩЬ, СПРАВКА, مساعدة, YARDIM'],
};

/** Normalises a word for comparison: upper case, without accents and surrounding signs. */
function normalizeKeyword(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const KNOWN = new Map(
  (Object.keys(WORDS) as Keyword[]).flatMap((word) =>
    WORDS[word].flatMap((line) => line.split(', ').map((written) => [normalizeKeyword(written), word] as const)),
  ),
);

/** Parses a text that consists of a keyword only; null for anything else. */
export function parseKeyword(text: string): Keyword | null {
  return text.length > 60 ? null : (KNOWN.get(normalizeKeyword(text)) ?? null);
}
