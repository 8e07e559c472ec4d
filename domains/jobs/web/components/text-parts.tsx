import { useFormat } from '@hearth/i18n/use-format';
import { Checkbox } from '@hearth/ui/checkbox';
import { Skeleton } from '@hearth/ui/skeleton';
import { TextField } from '@hearth/ui/text-field';
import { lazy, Suspense } from 'react';
import type { PerkCode } from '@hearth/domains/job-library/schemas';
import { descriptionLength } from '../../rules/completeness.ts';
import { MIN_DESCRIPTION_LENGTH } from '../../rules/limits.ts';
import { useWords } from '../words.ts';
import { PERK_ICONS } from './perks.tsx';
import { fieldId, Part, useGapWords } from './field-parts.tsx';
import { useIsLocked } from './lockable.tsx';
import type { PartProps } from './field-parts.tsx';

const MOST_OWN = 3;
const MOST_DESCRIPTION = 10_000;
/** It comes with the editor of a post, and is not part of what a reader of the post loads. */
const DescriptionEditor = lazy(() => import('./description-editor/index.tsx'));

/** What the work is. It is kept in the small markup of `rules/description.ts`, which its author does not see. */
export function DescriptionPart({
  content,
  change,
  gaps,
  isMeasured = false,
}: PartProps & {
  /** Whether it must be long enough to be published, and says how long it is until then. */
  readonly isMeasured?: boolean;
}) {
  const { t } = useWords();
  const { at } = useGapWords();
  const isLocked = useIsLocked('description');
  return (
    <Part title={t('editor.sections.description')}>
      <Suspense fallback={<Skeleton className="h-72" />}>
        <DescriptionEditor
          id={fieldId('description')}
          label={t('editor.fields.description')}
          help={
            <>
              {t('editor.fields.descriptionHelp')}
              {isMeasured && <DescriptionMeasure description={content.description} className="block" />}
            </>
          }
          error={at(gaps, 'description')}
          maxLength={MOST_DESCRIPTION}
          isLocked={isLocked}
          lang={content.language}
          value={content.description}
          onChange={(description) => change({ description })}
        />
      </Suspense>
    </Part>
  );
}

/** Says how much there is of a description that is too short, and how much it takes. */
export function DescriptionMeasure({
  description,
  className,
}: {
  readonly description: string;
  readonly className: string;
}) {
  const { t } = useWords();
  const { number } = useFormat();
  const length = descriptionLength(description);
  if (length >= MIN_DESCRIPTION_LENGTH) return null;
  return (
    <span className={className}>
      {t('editor.fields.descriptionLength', { length: number(length), count: MIN_DESCRIPTION_LENGTH })}
    </span>
  );
}

/** Benefits from the list, and up to three in the employer's own words. */
export function PerksPart({ content, change, gaps }: PartProps) {
  const { t } = useWords();
  const { at } = useGapWords();
  const listed = (Object.keys(PERK_ICONS) as PerkCode[]).filter((code) => code !== 'OTHER');
  const chosen = content.perks.filter(({ code }) => code !== 'OTHER');
  const own = content.perks.filter(({ code }) => code === 'OTHER');
  const texts = [...own.map(({ text }) => text), ...(own.length < MOST_OWN ? [''] : [])];
  const setOwn = (index: number, text: string): void => {
    const next = texts.map((before, at_) => (at_ === index ? text : before)).filter((one) => one !== '');
    change({ perks: [...chosen, ...next.map((one) => ({ code: 'OTHER' as const, text: one }))] });
  };
  return (
    <Part title={t('editor.sections.perks')}>
      <fieldset id={fieldId('perks')} className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        <legend className="sr-only">{t('editor.sections.perks')}</legend>
        {listed.map((code) => (
          <Checkbox
            key={code}
            label={t(`perks.${code}`)}
            checked={chosen.some((perk) => perk.code === code)}
            onChange={({ target }) =>
              change({
                perks: target.checked
                  ? [...chosen, { code, text: '' }, ...own]
                  : content.perks.filter((perk) => perk.code !== code),
              })
            }
          />
        ))}
      </fieldset>
      {texts.map((text, index) => (
        <TextField
          key={index}
          label={t('editor.fields.ownPerk')}
          optionalHint={t('editor.fields.optional')}
          help={index === texts.length - 1 ? t('editor.fields.ownPerkHelp') : undefined}
          error={index === 0 ? at(gaps, 'perks') : undefined}
          value={text}
          maxLength={80}
          onChange={({ target }) => setOwn(index, target.value)}
        />
      ))}
    </Part>
  );
}
