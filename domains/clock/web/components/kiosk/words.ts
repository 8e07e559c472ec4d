import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import en from './en.json' with { type: 'json' };

/** The phrases of shared clocks, and the formatters of the page. */
export function useKioskWords() {
  return { ...usePhrases('clock-kiosk', en), format: useFormat() };
}
