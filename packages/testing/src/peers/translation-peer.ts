import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { listenHere } from '../listen-here.ts';

/** A request that the engine received. */
export interface ReceivedRequest {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A translation engine on this machine that speaks LibreTranslate's calls. It knows some sentences, and says of any other which language it would stand in. */
export interface TranslationPeer {
  readonly url: string;
  readonly heard: ReceivedRequest[];
  /** How it answers from now on: well, with a refusal, not at all, or without its last text. */
  behave(how: 'well' | 'refuses' | 'silent' | 'short'): void;
  stop(): Promise<void>;
}

const CODES = ['en', 'fr', 'de', 'es', 'pl', 'ru', 'ar', 'tr'];
/** Languages by letters and words that no other of them has. */
const MARKS: readonly (readonly [string, RegExp])[] = [
  ['ar', /\p{Script=Arabic}{2}/u],
  ['ru', /\p{Script=Cyrillic}{2}/u],
  ['pl', /[łżźćąę]|\bjest\b/iu],
  ['tr', /[ğı]|\bvar mı\b/iu],
  ['es', /[¿¡ñ]|\b(?:puedo|turno|gracias)\b/iu],
  ['de', /\b(?:ich|und|der|die|das|nicht|kann)\b/iu],
  ['fr', /\b(?:je|vous|est|pour|merci)\b/iu],
  ['en', /\b(?:the|is|you|and|when|can|at|your)\b/iu],
];
/** Sentences that it translates as a person would. */
const SENTENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Ich kann am Samstag anfangen.': { en: 'I can start on Saturday.', ar: 'يمكنني أن أبدأ يوم السبت.' },
  'When can you start?': { de: 'Wann können Sie anfangen?', ar: 'متى يمكنك أن تبدأ؟', es: '¿Cuándo puedes empezar?' },
  '¿Puedo cambiar el turno?': { en: 'Can I change the shift?', ar: 'هل يمكنني تغيير المناوبة؟' },
};

function detect(text: string): { language: string; confidence: number } {
  const found = MARKS.find(([, mark]) => mark.test(text));
  return found === undefined ? { language: 'nl', confidence: 12 } : { language: found[0], confidence: 92 };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Starts it on a free port, or on a given one. With a key it answers nobody who has not got that. */
export async function startTranslationPeer({
  key,
  port = 0,
}: { key?: string; port?: number } = {}): Promise<TranslationPeer> {
  const heard: ReceivedRequest[] = [];
  let behaviour: Parameters<TranslationPeer['behave']>[0] = 'well';
  const server = createServer((request, response) => {
    void (async () => {
      let text = '';
      for await (const part of request) text += String(part);
      const path = request.url ?? '';
      const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
      heard.push({ path, body });
      if (behaviour === 'silent') return undefined;
      if (behaviour === 'refuses') return send(response, 500, { error: `cannot: ${text}` });
      if (path === '/languages')
        return send(
          response,
          200,
          CODES.map((code) => ({ code, name: code, targets: CODES.filter((other) => other !== code) })),
        );
      if (key !== undefined && body['api_key'] !== key) return send(response, 403, { error: 'Invalid API key' });
      if (path === '/detect') return send(response, 200, [detect(String(body['q']))]);
      if (path !== '/translate') return send(response, 404, { error: 'Not found' });
      const { q, target } = body as { q: string | string[]; target: string };
      const translate = (one: string): string => SENTENCES[one]?.[target] ?? `(${target}) ${one}`;
      const all = (Array.isArray(q) ? q : [q]).map(translate);
      const shown = behaviour === 'short' ? all.slice(1) : all;
      return send(response, 200, { translatedText: Array.isArray(q) ? shown : shown[0] });
    })();
  });
  const there = await listenHere(server, port);
  return {
    url: `http://127.0.0.1:${there}`,
    heard,
    behave: (how) => {
      behaviour = how;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
