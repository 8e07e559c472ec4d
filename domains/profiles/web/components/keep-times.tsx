import { Checkbox } from '@hearth/ui/checkbox';
import { useProfileWords } from '../words.ts';

/** Offers to keep the times of an application for the next one. */
export function KeepTimes(props: { readonly checked: boolean; readonly onChange: (checked: boolean) => void }) {
  const { t } = useProfileWords();
  return (
    <Checkbox
      label={t('keep.label')}
      note={t('keep.note')}
      checked={props.checked}
      onChange={({ target }) => props.onChange(target.checked)}
    />
  );
}
