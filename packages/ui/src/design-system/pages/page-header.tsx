import { ArrowLeft, Pencil } from 'lucide-react';
import { Button, IconButton } from '../../button/index.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { Icon } from '../../icon/index.tsx';
import { TextButton } from '../../link-button/index.tsx';
import { PageHeader } from '../../page-header/index.tsx';

function Post() {
  const { t } = useExamplePhrases();
  return (
    <PageHeader
      above={<TextButton>All jobs</TextButton>}
      start={<IconButton label={t('widgets.previous')} icon={<Icon of={ArrowLeft} size={20} directional />} />}
      title="Bartender, Lisbon"
      note="2 places to fill, day 12, 1 answer late"
      actions={
        <Button variant="primary" icon={<Icon of={Pencil} />}>
          Edit the post
        </Button>
      }
    />
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'All its parts', Show: Post },
    { title: 'A title alone', Show: () => <PageHeader title="Team" /> },
  ],
  keyboard: [],
  dos: ['Answer “what should I do now?” in the note.', 'Keep one primary action.'],
  donts: ['Use it twice on a page: it has the page’s one first heading.'],
};
