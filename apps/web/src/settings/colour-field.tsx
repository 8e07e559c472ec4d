import { usePhrases } from '@hearth/i18n/phrases';
import { TextField } from '@hearth/ui/text-field';
import { asColour } from './colour.ts';
import en from './phrases/en.json';

/** A colour, typed by its number or picked from the browser's palette. */
export function ColourField({
  label,
  help,
  value,
  onChange,
}: {
  label: string;
  help: string;
  value: string;
  onChange: (typed: string) => void;
}) {
  const { t } = usePhrases('settings', en);
  const colour = asColour(value);
  return (
    <TextField
      label={label}
      help={help}
      error={colour === null ? t('colours.wrong') : undefined}
      value={value}
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      inputClassName="ps-2 font-mono"
      onChange={({ target }) => onChange(target.value)}
      start={
        <input
          type="color"
          aria-label={t('colours.pick', { label })}
          value={colour ?? '#000000'}
          onChange={({ target }) => onChange(target.value)}
          className="size-6 cursor-pointer rounded-sm border border-line bg-transparent p-0 phone:size-8"
        />
      }
    />
  );
}
