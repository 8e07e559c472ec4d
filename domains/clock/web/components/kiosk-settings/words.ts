import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import en from './en.json' with { type: 'json' };

/** The phrases of what managers do about shared tablets, and people about their PIN; and the formatters of the page. */
export function useTabletWords() {
  return { ...usePhrases('clock-kiosk-settings', en), format: useFormat() };
}
