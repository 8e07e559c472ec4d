import { usePhrases } from '@hearth/i18n/phrases';
import { ToastRegion } from '@hearth/ui/toast';
import en from '../phrases/en.json';

/** Shows toasts in the language of the page. */
export default function Toasts() {
  const { t } = usePhrases('shell', en);
  return <ToastRegion label={t('toasts.label')} dismissLabel={t('toasts.dismiss')} />;
}
