import { createHash } from 'node:crypto';
import { PRODUCT } from '@hearth/kit/constants';
import type { Language } from '@hearth/kit/constants';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import type { ReadablePage, WriteRefusal } from '@hearth/platform/http/app';
import ar from '../phrases/ar.json' with { type: 'json' };
import de from '../phrases/de.json' with { type: 'json' };
import en from '../phrases/en.json' with { type: 'json' };
import es from '../phrases/es.json' with { type: 'json' };
import fr from '../phrases/fr.json' with { type: 'json' };
import pl from '../phrases/pl.json' with { type: 'json' };
import ru from '../phrases/ru.json' with { type: 'json' };
import tr from '../phrases/tr.json' with { type: 'json' };

type RefusalPhrases = typeof en;
const WORDS: Readonly<Record<Language, RefusalPhrases>> = { en, fr, de, es, pl, ru, ar, tr };

/** The colours of the tokens, light and dark as the system says; nothing is fetched, because nothing may be there to give it. */
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;min-height:100vh;display:grid;place-content:center;background:light-dark(#f7f6f4,#171614);color:light-dark(#1f1d1a,#f3f0eb);font:16px/1.5 system-ui,sans-serif}',
  'main{box-sizing:border-box;max-width:30rem;padding:2rem 1.5rem}',
  'h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25;text-wrap:balance}',
  'p{margin:0 0 1.5rem;color:light-dark(#55504a,#c3bdb3)}',
  'a{display:inline-block;box-sizing:border-box;min-height:2.75rem;padding:.5rem 1.25rem;border-radius:.5rem;background:#0068ac;color:#fff;font-weight:700;line-height:1.75rem;text-decoration:none}',
  'a:focus-visible{outline:3px solid light-dark(#0068ac,#72bcff);outline-offset:3px}',
].join('');
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The phrase key of a status; undefined for errors that are not about the server. */
function phraseKeyOfStatus(status: number): 'busy' | 'broken' | 'often' | undefined {
  if (status === 429) return 'often';
  if (status === 503 || status === 504) return 'busy';
  return status === 500 ? 'broken' : undefined;
}

const written = new Map<string, string>();

function write(language: Language, about: 'busy' | 'broken' | 'often'): string {
  const key = `${language} ${about}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const words = WORDS[language];
  const title = words[about].title.replace('{{product}}', PRODUCT);
  const html = [
    `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>`,
    `<style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${words[about].text}</p><a href="">${words.again}</a></main></body></html>`,
  ].join('');
  written.set(key, html);
  return html;
}

/**
 * What a visitor reads instead of an envelope when the server is overloaded, without its database or broken: one page in the
 * language of the host, without scripts, files or anything of the request.
 */
export const writeRefusal: WriteRefusal = (status, request): ReadablePage | undefined => {
  const about = phraseKeyOfStatus(status);
  return about === undefined ? undefined : { html: write(detectLanguage(request.host), about), policy: POLICY };
};
