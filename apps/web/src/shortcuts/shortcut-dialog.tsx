import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import type { ShortcutGroup } from '@hearth/kit/menu';
import { Kbd, keyName } from '@hearth/ui/kbd';
import { Modal } from '@hearth/ui/modal';
import { Fragment, useId } from 'react';
import en from './phrases/en.json';
import type { ShortcutLine } from './shortcut-lines.ts';
import { EVERYWHERE, isRange, SHORTCUTS } from './shortcut-lines.ts';

/** The shortcuts of the present page, then those of every page. */
export default function ShortcutDialog({
  groups,
  searches,
  onClose,
}: {
  groups: readonly ShortcutGroup[];
  searches: boolean;
  onClose: () => void;
}) {
  const { t } = usePhrases('shortcuts', en);
  return (
    <Modal open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className="grid gap-5">
        {groups.map((group) => (
          <Lines key={group} title={t(`groups.${group}`)} lines={SHORTCUTS[group]} />
        ))}
        <Lines title={t('groups.everywhere')} lines={[...(searches ? [EVERYWHERE.search] : []), EVERYWHERE.help]} />
      </div>
    </Modal>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly ShortcutLine[] }) {
  const { t, language } = usePhrases('shortcuts', en);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-1 font-bold">
        {title}
      </h3>
      <dl className="divide-y divide-line">
        {lines.map((line) => (
          <div key={line.phrase} className="flex items-center justify-between gap-4 py-1.5">
            <dt>{t(`does.${line.phrase}` as PhraseKey<typeof en>)}</dt>
            <dd dir="ltr" className="flex shrink-0 flex-wrap items-center justify-end gap-1 text-ink-3">
              {line.keys.map((chord, index) => (
                <Fragment key={chord.join('+')}>
                  {index > 0 && (isRange(line) ? '–' : <span className="px-0.5">/</span>)}
                  {chord.map((key) => (
                    <Kbd key={key}>{keyName(key, language)}</Kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
