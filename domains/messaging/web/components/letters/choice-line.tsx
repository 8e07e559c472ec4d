import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Checkbox } from '@hearth/ui/checkbox';
import { Select } from '@hearth/ui/select';
import { setLetterChoice } from '../../../contract/letter-choice-endpoints.ts';
import type { KeptChoice, LetterChoice } from '../../../contract/letter-choice-endpoints.ts';
import { LETTER_DELAYS } from '../../../contract/letter-delays.ts';
import type { Template } from '../../../contract/template-endpoints.ts';
import { resolveChoice } from '../../../rules/letter-choices.ts';
import { useTemplateWords } from '../templates/words.ts';

/** Follows what stands above; no text has this id. */
const ABOVE = 'ABOVE';
type About = Parameters<ReturnType<typeof useSend<typeof setLetterChoice>>['mutate']>[0]['body']['about'];

interface ChoiceLineProps {
  readonly about: string;
  readonly name: string;
  readonly choices: readonly KeptChoice[];
  readonly templates: readonly Template[];
  readonly mayChange: boolean;
}

/** What is chosen about a reason or step here and above, and the ways to change it; each change is saved at once. */
function useLetterChoice(about: string, choices: readonly KeptChoice[]) {
  const brand = useBrand();
  const save = useSend(setLetterChoice, { untilRead: true });
  const own = choices.find((choice) => choice.about === about && choice.brand_id === brand.id) ?? null;
  const above = resolveChoice(
    [about],
    choices.filter((choice) => choice.brand_id !== brand.id),
  );
  const keep = (choice: LetterChoice | null): void =>
    save.mutate({ params: { id: brand.id }, body: { about: about as About, choice } });
  return {
    own,
    above,
    save,
    pick: (id: string): void => {
      const rest = { delay_minutes: own?.delay_minutes ?? LETTER_DELAYS[0], locked: own?.locked ?? false };
      if (id === ABOVE) keep(null);
      else if (id === 'USUAL' || id === 'NONE') keep({ kind: id, ...rest });
      else keep({ kind: 'TEXT', template_id: id, ...rest });
    },
    /** The same with another delay or lock. */
    change: (part: Partial<Pick<LetterChoice, 'delay_minutes' | 'locked'>>): void => {
      if (own === null) return;
      const rest = { delay_minutes: own.delay_minutes, locked: own.locked, ...part };
      if (own.kind === 'TEXT') keep({ kind: 'TEXT', template_id: own.template_id ?? '', ...rest });
      else keep({ kind: own.kind, ...rest });
    },
  };
}

/** The mail for one reason or step: text, delay, and whether brands below may override it. */
export function ChoiceLine({ about, name, choices, templates, mayChange }: ChoiceLineProps) {
  const { t, problem } = useTemplateWords();
  const { own, above, save, pick, change } = useLetterChoice(about, choices);
  const isLocked = above?.locked === true;
  const shown = isLocked ? above : own;
  const ends = about.startsWith('REASON.');
  const nameOf = ({ kind, template_id: id }: Pick<KeptChoice, 'kind' | 'template_id'>): string =>
    kind === 'TEXT' ? (templates.find((template) => template.id === id)?.name ?? '') : t(`beforehand.kind.${kind}`);
  const usual = above === null ? t(ends ? 'beforehand.kind.USUAL' : 'beforehand.kind.NONE') : nameOf(above);
  const busy = !mayChange || isLocked || save.isPending;
  return (
    <li className="grid gap-2 py-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:gap-x-4">
      <Select
        label={name}
        placeholder={t('form.choose')}
        disabled={busy}
        help={isLocked ? t('beforehand.lockedAt', { place: above.brand_name }) : undefined}
        options={[
          { id: ABOVE, label: t('beforehand.above', { what: usual }) },
          ...(ends ? [{ id: 'USUAL', label: t('beforehand.kind.USUAL') }] : []),
          { id: 'NONE', label: t('beforehand.kind.NONE') },
          ...templates.map(({ id, name: label, brand_name: note }) => ({ id, label, note })),
        ]}
        value={shown === null ? ABOVE : shown.kind === 'TEXT' ? (shown.template_id ?? ABOVE) : shown.kind}
        onChange={pick}
      />
      {shown !== null && shown.kind !== 'NONE' && (
        <Select
          label={t('beforehand.when')}
          placeholder={t('form.choose')}
          disabled={busy}
          options={LETTER_DELAYS.map((minutes) => ({ id: String(minutes), label: t(`beforehand.delay.${minutes}`) }))}
          value={String(shown.delay_minutes)}
          onChange={(id) => change({ delay_minutes: LETTER_DELAYS.find((minutes) => String(minutes) === id) ?? 10 })}
        />
      )}
      {own !== null && !isLocked && (
        <Checkbox
          className="sm:col-span-2"
          label={t('beforehand.lock')}
          checked={own.locked}
          disabled={busy}
          onChange={() => change({ locked: !own.locked })}
        />
      )}
      {save.isError && (
        <div className="sm:col-span-2">
          <Alert tone="bad" urgent>
            {problem(save.error)}
          </Alert>
        </div>
      )}
    </li>
  );
}
