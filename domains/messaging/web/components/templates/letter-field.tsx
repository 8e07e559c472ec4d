import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import type { EndReason, Stage } from '@hearth/domains/applications/schemas';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Alert } from '@hearth/ui/alert';
import { Disclosure } from '@hearth/ui/disclosure';
import { Select } from '@hearth/ui/select';
import { useEffect, useRef } from 'react';
import { findLetterChoice } from '../../../contract/letter-choice-endpoints.ts';
import { previewSending } from '../../../contract/sending-endpoints.ts';
import { listTemplates } from '../../../contract/template-endpoints.ts';
import type { Template } from '../../../contract/template-endpoints.ts';
import type { LocalizedText } from '../../../rules/merge-fields.ts';
import { useTemplateWords } from './words.ts';

const NONE = '-';

/** What goes out with a move: one of these texts, or without any what is usual, after so many minutes; null: nothing. */
interface Plan {
  readonly texts: LocalizedText | null;
  readonly delay: number | null;
  readonly locked: boolean;
}

/** What a letter is about: an end, or a stage that is reached. */
type LetterAbout = { readonly reason: EndReason } | { readonly stage: Stage; readonly step_id: string | null } | null;

interface LetterFieldProps {
  readonly applicationIds: readonly string[];
  readonly about: LetterAbout;
  readonly plan: Plan;
  /** What is planned where nothing was chosen beforehand. */
  readonly usual: Plan;
  /** Whether a letter goes out when none of these is chosen. */
  readonly replaces: boolean;
  readonly onPlan: (plan: Plan) => void;
  /** Told whether it is known what goes out, and everybody's text is whole. */
  readonly onReady: (ready: boolean) => void;
}

/**
 * Chooses one of the house's own texts for people who are moved, and shows what each of them would get. What was chosen beforehand
 * is taken as soon as it is known; nothing is drawn where the house has no texts.
 */
export function LetterField({ applicationIds, about, plan, usual, replaces, onPlan, onReady }: LetterFieldProps) {
  const { t } = useTemplateWords();
  const { id } = useBrand();
  const { texts, delay, locked } = plan;
  const saved = useCall(listTemplates, { params: { id } });
  const beforehand = useLetterChoice(id, applicationIds, about);
  const chosen = beforehand.data?.chosen ?? null;
  usePresetPlan(beforehand.data, { usual, replaces, onPlan });
  const own = delay === null ? null : texts;
  const preview = useCall(
    previewSending,
    { params: { id }, body: { application_ids: [...applicationIds], texts: own ?? {} } },
    { enabled: own !== null && applicationIds.length > 0, staleTime: 0 },
  );
  const receivers = own === null ? [] : (preview.data?.receivers ?? []);
  const open = receivers.filter(({ missing }) => missing.length > 0).length;
  const ready = !beforehand.isAsking && (own === null || (receivers.length > 0 && open === 0));
  useEffect(() => onReady(ready), [onReady, ready]);

  const templates = saved.data?.templates ?? [];
  const options = withPreset(templates, chosen);
  const isChosen = texts !== null && texts === chosen?.text?.texts;
  const value = isChosen ? chosen.text?.id : options.find((template) => template.texts === texts)?.id;
  if (options.length === 0 && !locked) return null;
  return (
    <div className="grid gap-2">
      {(delay !== null || !replaces) && (
        <Select
          label={t('letter.which')}
          placeholder={t('form.choose')}
          disabled={locked}
          options={[
            { id: NONE, label: t(replaces ? 'letter.usual' : 'letter.nothing') },
            ...options.map(({ id: template, name, brand_name: note }) => ({ id: template, label: name, note })),
          ]}
          value={texts === null ? NONE : (value ?? NONE)}
          onChange={(picked) => onPlan({ ...plan, texts: options.find((one) => one.id === picked)?.texts ?? null })}
        />
      )}
      {beforehand.data?.differs === true && <Alert tone="info">{t('letter.differs')}</Alert>}
      {chosen !== null && (
        <p className="text-sm text-ink-2">
          {t(locked ? 'letter.locked' : 'letter.beforehand', { place: chosen.brand_name })}
        </p>
      )}
      {own !== null && <p className="text-sm text-ink-2">{t('letter.note')}</p>}
      {open > 0 && <Alert tone="warn">{t('several.openPlaces', { count: open })}</Alert>}
      {receivers.map((receiver) => (
        <Disclosure key={receiver.application_id} plain title={<bdi>{receiver.candidate_name}</bdi>}>
          <p lang={receiver.language} dir="auto" className="whitespace-pre-wrap rounded-md bg-surface-2 p-3 text-sm">
            {receiver.text}
          </p>
        </Disclosure>
      ))}
    </div>
  );
}

type Preset = AnswerOf<typeof findLetterChoice>['chosen'];

/** The texts to choose from, with the preset one even where it belongs to a brand below, where the list does not look. */
function withPreset(templates: readonly Template[], preset: Preset) {
  const text = preset?.text;
  return text == null || templates.some(({ id }) => id === text.id)
    ? templates
    : [...templates, { ...text, brand_name: preset?.brand_name ?? '' }];
}

/** Plans what was chosen beforehand as soon as it is known. */
function usePresetPlan(
  beforehand: AnswerOf<typeof findLetterChoice> | undefined,
  { usual, replaces, onPlan }: Pick<LetterFieldProps, 'usual' | 'replaces' | 'onPlan'>,
): void {
  // Set once by what was chosen beforehand; a choice for this time stands until another reason or step is named.
  const taken = useRef(false);
  useEffect(() => {
    if (beforehand === undefined) return;
    const { chosen: found } = beforehand;
    if (found === null && !taken.current) return;
    taken.current = found !== null;
    const goes = found?.kind === 'NONE' && replaces ? null : (found?.delay_minutes ?? usual.delay);
    onPlan({ texts: found?.text?.texts ?? null, delay: goes, locked: found?.locked ?? false });
  }, [beforehand, replaces, usual, onPlan]);
}

/** Loads the preset mail for these candidates once the ending or the target step is known. */
function useLetterChoice(brandId: string, applicationIds: readonly string[], about: LetterAbout) {
  const asked =
    about === null || 'reason' in about
      ? about
      : about.stage === 'HIRED' || about.stage === 'REJECTED' || about.stage === 'WITHDRAWN'
        ? null
        : { stage: about.stage, step_id: about.step_id };
  const enabled = asked !== null && applicationIds.length > 0;
  const { data, isPending } = useCall(
    findLetterChoice,
    { params: { id: brandId }, body: { application_ids: [...applicationIds], about: asked ?? { reason: 'OTHER' } } },
    { enabled, staleTime: 0 },
  );
  return { data: enabled ? data : undefined, isAsking: enabled && isPending };
}
