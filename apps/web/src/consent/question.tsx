import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { CATEGORIES } from './choice.ts';
import en from './phrases/en.json';

/**
 * The question what may be kept on the device. It waits while a dialog is open, which makes everything else inert: it would lie
 * over the dialog's buttons, and nobody could answer it. It is drawn on the server only; `prompt.ts` makes it work without React.
 */
export function ConsentQuestion() {
  const { t } = usePhrases('consent', en);
  return (
    <form
      data-consent=""
      aria-label={t('title')}
      className="fixed end-0 bottom-0 z-toast max-h-dvh w-full overflow-y-auto border border-line bg-surface p-4 text-ink shadow-lifted in-[body:has([data-modal])]:invisible sm:end-4 sm:bottom-4 sm:w-104 sm:rounded-md"
    >
      <h2 className="text-lg font-bold">{t('title')}</h2>
      <p className="mt-1 text-base text-ink-2">{t('text')}</p>
      <details className="mt-3">
        <summary className="flex min-h-8 cursor-pointer items-center rounded-sm font-bold text-accent-ink phone:min-h-11">
          {t('choose')}
        </summary>
        <div className="mt-2 grid gap-3">
          {CATEGORIES.map((category) => (
            <Checkbox
              key={category}
              name={category}
              label={t(`categories.${category}`)}
              note={t(`notes.${category}`)}
              defaultChecked={category === 'NECESSARY'}
              disabled={category === 'NECESSARY'}
            />
          ))}
          <Button type="submit" name="choice" value="chosen" className="justify-self-start">
            {t('save')}
          </Button>
        </div>
      </details>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button type="submit" name="choice" value="deny">
          {t('deny')}
        </Button>
        <Button type="submit" name="choice" value="all">
          {t('all')}
        </Button>
      </div>
    </form>
  );
}
