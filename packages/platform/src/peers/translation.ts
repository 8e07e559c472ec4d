import { string } from '@hearth/kit/schema';
import { toStorable } from '@hearth/kit/storable';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { fetchConfigured } from './open-internet.ts';

/** The detected language of a text, and the confidence from 0 to 1. */
export interface DetectedLanguage {
  readonly language: string;
  readonly confidence: number;
}

/** An engine that translates. It is given words and languages, and nothing of who wrote them. Each call throws when it fails, and ends with the signal. */
export interface Translator {
  /** Null: the engine cannot say. */
  detect(text: string, signal: AbortSignal): Promise<DetectedLanguage | null>;
  /** Texts of one language in another, in their order. */
  translate(
    texts: readonly string[],
    languages: { readonly from: string; readonly to: string },
    signal: AbortSignal,
  ): Promise<readonly string[]>;
  /** From which languages into which it translates. */
  pairs(signal: AbortSignal): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
}

const detections = z.array(z.object({ language: string(20), confidence: z.number() }));
const translation = z.object({ translatedText: z.array(z.string().max(50_000).transform(toStorable)) });
const languages = z.array(z.object({ code: string(20), targets: z.array(string(20)).optional() }));

/** LibreTranslate, by its documented calls. */
export function libreTranslate({ url, key }: NonNullable<Config['translation']>): Translator {
  const ask = async <T>(path: string, schema: z.ZodType<T>, signal: AbortSignal, body?: object): Promise<T> => {
    const answer = await fetchConfigured(`${url}${path}`, {
      signal,
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(key === undefined ? body : { ...body, api_key: key }),
          }),
    });
    // What it says of a refusal may repeat what it was sent.
    if (!answer.ok) throw new Error(`the translation engine answered ${answer.status}`);
    return schema.parse(await answer.json());
  };
  let known: ReturnType<Translator['pairs']> | undefined;
  return {
    async detect(q, signal) {
      const [best] = await ask('/detect', detections, signal, { q });
      return best === undefined ? null : { language: best.language, confidence: best.confidence / 100 };
    },
    async translate(texts, { from, to }, signal) {
      const body = { q: texts, source: from, target: to, format: 'text' };
      const { translatedText } = await ask('/translate', translation, signal, body);
      if (translatedText.length !== texts.length) throw new Error('the translation engine left texts out');
      return translatedText;
    },
    // Which languages an engine has does not change while it runs.
    async pairs(signal) {
      known ??= ask('/languages', languages, signal).then((all) => {
        const codes = all.map(({ code }) => code);
        return new Map(all.map(({ code, targets }) => [code, new Set(targets ?? codes)]));
      });
      try {
        return await known;
      } catch (error) {
        known = undefined;
        throw error;
      }
    },
  };
}
