import type { I18n } from '@hearth/i18n/i18n';
import { I18nContext } from '@hearth/i18n/phrases';
import { STORAGE_PREFIX } from '@hearth/kit/constants';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '../document/document.ts';
import { CONSENT_ID } from './ids.ts';
import { ConsentQuestion } from './question.tsx';

/**
 * The question of a document, out of sight, and the line that asks for it where no answer is kept: so it costs nothing where
 * somebody has answered, and nothing before the page stands.
 */
export function writeConsent(i18n: I18n, script: string, nonce: string): string {
  const question = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <ConsentQuestion />
    </I18nContext>,
  );
  const ask = [
    'var c;try{c=JSON.parse(localStorage.getItem(',
    JSON.stringify(`${STORAGE_PREFIX}storage-policy`),
    "))}catch(e){}if(!c||c.until<Date.now())addEventListener('load',function(){import(",
    JSON.stringify(script),
    ').catch(function(){})})',
  ].join('');
  return `<template id="${CONSENT_ID}">${question}</template><script nonce="${escapeHtml(nonce)}">${ask}</script>`;
}
