import { useState } from 'react';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import type { DroppedFile } from '../../file-drop/index.tsx';
import { FileDrop } from '../../file-drop/index.tsx';

const FILES: DroppedFile[] = [
  { id: '1', name: 'CV Inês Carvalhal.pdf', note: '240 kB' },
  { id: '2', name: 'food-safety-certificate.jpg', note: '60 %', progress: 0.6 },
  { id: '3', name: 'passport.jpg', error: 'The connection broke.' },
];

function Drop({ start, error, disabled }: { start: DroppedFile[]; error?: string; disabled?: boolean }) {
  const { t } = useExamplePhrases();
  const [files, setFiles] = useState(start);
  return (
    <FileDrop
      label="Add documents"
      hint="PDF or image, up to 10 MB each, five at most."
      accept=".pdf,image/*"
      maxBytes={10 * 1024 * 1024}
      maxFiles={5}
      files={files}
      error={error}
      disabled={disabled}
      onAdd={(added) => setFiles([...files, ...added.map(({ name }) => ({ id: name, name }))])}
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      onRetry={(id) => setFiles(files.map((file) => (file.id === id ? { id, name: file.name, progress: 0.2 } : file)))}
      labels={{
        remove: (name) => t('widgets.remove', { name }),
        retry: (name) => t('widgets.retry', { name }),
        refused: (name, reason) => t(`widgets.refused.${reason}`, { name }),
      }}
    />
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'There, on its way, failed', Show: () => <Drop start={FILES} /> },
    { title: 'Wrong', Show: () => <Drop start={[]} error="Add your certificate to go on." /> },
    { title: 'Disabled', Show: () => <Drop start={[]} disabled /> },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On a cross: takes the file away.',
      at: 'role=button[name=/^Remove CV/]',
      outcome: { gone: 'text=CV Inês Carvalhal.pdf' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On the arrow of a failed file: sends it again.',
      at: 'role=button[name=/passport.jpg again/]',
      outcome: { gone: 'text=The connection broke.' },
    },
  ],
  dos: ['Say in the hint what can be added, before it is refused.', 'Keep the other files when one fails.'],
  donts: ['Offer drag and drop alone: the whole area is a button too.'],
};
