import { useFormat } from '@hearth/i18n/use-format';
import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { TextQuote } from 'lucide-react';
import { useState } from 'react';
import { placesIn } from '../../../rules/merge-fields.ts';
import { TemplatesDialog } from './templates-dialog.tsx';
import { useTemplateWords } from './words.ts';

/** What the house's side has beside the field where one writes: saved texts. It comes after the page. */
export default function ComposerTools({
  applicationId,
  onText,
}: {
  applicationId: string;
  /** A text was chosen. */
  onText: (text: string) => void;
}) {
  const { t } = useTemplateWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('tools.open')}
        icon={<Icon of={TextQuote} size={20} directional />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="mb-0.5 phone:mb-0"
      />
      {open && (
        <TemplatesDialog
          applicationId={applicationId}
          onClose={() => setOpen(false)}
          onUse={(text) => {
            setOpen(false);
            onText(text);
          }}
        />
      )}
    </>
  );
}

/** Why a text cannot be sent: it has a place that nobody has filled. */
export function Unfilled({ text, id }: { text: string; id: string }) {
  const { t } = useTemplateWords();
  const format = useFormat();
  const places = placesIn(text).map((name) => `{{${name}}}`);
  return (
    <p id={id} role="status" className="text-sm font-bold text-warn">
      {t('tools.unfilled', { places: format.list(places) })}
    </p>
  );
}
