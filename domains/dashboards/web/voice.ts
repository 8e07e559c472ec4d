import type { Language } from '@hearth/i18n/languages';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function systemVoices(): readonly SpeechSynthesisVoice[] {
  return typeof speechSynthesis === 'undefined' ? [] : speechSynthesis.getVoices();
}

function subscribe(listener: () => void): () => void {
  if (typeof speechSynthesis === 'undefined') return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

/** Tells if this device has a voice for the language. */
export function useCanSpeak(language: Language): boolean {
  const known = useSyncExternalStore(
    subscribe,
    () =>
      systemVoices()
        .map(({ lang }) => lang.slice(0, 2).toLowerCase())
        .join(),
    () => '',
  );
  if (typeof speechSynthesis === 'undefined') return false;
  return known === '' || known.split(',').includes(language);
}

/** Speaks a sentence while there is one, and says when it was spoken to its end; another sentence or none cuts it off. */
export function useVoice(
  sentence: string | null,
  { language, rate, onSpoken }: { language: Language; rate: number; onSpoken: () => void },
): void {
  const spoken = useEffectEvent(onSpoken);
  useEffect(() => {
    if (sentence === null || typeof speechSynthesis === 'undefined') return undefined;
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = language;
    utterance.rate = rate;
    const voice = systemVoices().find(({ lang }) => lang.slice(0, 2).toLowerCase() === language);
    if (voice !== undefined) utterance.voice = voice;
    let current = true;
    utterance.addEventListener('end', () => {
      if (current) spoken();
    });
    speechSynthesis.speak(utterance);
    return () => {
      current = false;
      speechSynthesis.cancel();
    };
  }, [sentence, language, rate]);
}
