import { useFormat } from '@hearth/i18n/use-format';
import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { TextQuote } from 'lucide-react';
import { useState } from 'react';
import { findPlaceholders } from '../../../rules/merge-fields.ts';
import { TemplatesDialog } from './templates-dialog.tsx';
import { useTemplateWords } from './words.ts';

/** The employer's tools beside the input: templates. Loaded after the page. */
export default function ComposerTools({
  applicationId,
  open: openText,
  noteId,
  onText,
}: {
  applicationId: string;
  /** A text with places that nobody has filled: it says why it cannot be sent. Empty for any other. */
  open: string;
  noteId: string;
  /** A text was chosen. */
  onText: (text: string) => void;
}) {
  const { t } = useTemplateWords();
  const format = useFormat();
  const [choosing, setChoosing] = useState(false);
  const places = findPlaceholders(openText).map((name) => `{{${name}}}`);
  return (
    <>
      <IconButton
        label={t('tools.open')}
        icon={<Icon of={TextQuote} size={20} directional />}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
        className="mb-0.5 phone:mb-0"
      />
      {choosing && (
        <TemplatesDialog
          applicationId={applicationId}
          onClose={() => setChoosing(false)}
          onUse={(text) => {
            setChoosing(false);
            onText(text);
          }}
        />
      )}
      {places.length > 0 && (
        <p id={noteId} role="status" className="order-last basis-full text-sm font-bold text-warn">
          {t('tools.unfilled', { places: format.list(places) })}
        </p>
      )}
    </>
  );
}
