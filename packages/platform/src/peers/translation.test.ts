import { startTranslationPeer } from '@hearth/testing/peers/translation-peer';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { libreTranslate } from './translation.ts';

const peer = await startTranslationPeer();
afterAll(() => peer.stop());
const engine = (url = peer.url) => {
  const { translation } = readConfig({ TRANSLATION: JSON.stringify({ url: `${url}/` }) });
  if (translation === undefined) throw new Error('no engine');
  return libreTranslate(translation);
};
const { signal } = new AbortController();

test('an engine says what a text is written in, and how sure it is', async () => {
  expect(await engine().detect('Ich kann am Samstag anfangen.', signal)).toEqual({ language: 'de', confidence: 0.92 });
});

test('texts come back in their order, in one request', async () => {
  peer.heard.length = 0;
  const texts = ['Ich kann am Samstag anfangen.', 'Bis dann'];
  expect(await engine().translate(texts, { from: 'de', to: 'en' }, signal)).toEqual([
    'I can start on Saturday.',
    '(en) Bis dann',
  ]);
  expect(peer.heard).toHaveLength(1);
});

test('which languages there are is asked once, and again after it could not be said', async () => {
  const one = engine();
  peer.behave('refuses');
  await expect(one.pairs(signal)).rejects.toThrow('500');
  peer.behave('well');
  peer.heard.length = 0;
  await one.pairs(signal);
  expect((await one.pairs(signal)).get('de')?.has('en')).toBe(true);
  expect(peer.heard).toHaveLength(1);
});

test('an engine that does not answer is waited for as long as the caller says', async () => {
  peer.behave('silent');
  peer.heard.length = 0;
  const ended = new AbortController();
  const answer = engine().detect('Bis dann', ended.signal);
  const refused = expect(answer).rejects.toThrow('abort');
  await expect.poll(() => peer.heard.length).toBe(1);
  ended.abort();
  await refused;
  peer.behave('well');
});

test.each(['libretranslate:5000', '{"url":"ftp://engine"}', '{"url":"http://engine","keys":"x"}'])(
  '%s is no engine, and the start says so',
  (text) => {
    expect(() => readConfig({ TRANSLATION: text })).toThrow('TRANSLATION');
  },
);
