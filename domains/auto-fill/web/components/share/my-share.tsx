import { useCall } from '@hearth/client/query';
import { Card } from '@hearth/ui/card';
import { TextButton } from '@hearth/ui/link-button';
import { Resource } from '@hearth/ui/resource';
import { useState } from 'react';
import { getMyWorkShare } from '../../../contract/share-endpoints.ts';
import { ShareList } from './share-list.tsx';
import { useShareWords } from './words.ts';

/** Above one's own shifts: how much one works beside the team, read once it is asked for. */
export function MyShare() {
  const { t } = useShareWords();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Card title={t('mine')}>
        <OwnShare />
      </Card>
    );
  return (
    <Card>
      <TextButton aria-expanded={false} className="min-h-8" onClick={() => setOpen(true)}>
        {t('show')}
      </TextButton>
    </Card>
  );
}

function OwnShare() {
  const { problem } = useShareWords();
  const read = useCall(getMyWorkShare, {});
  return (
    <Resource of={read} rows={4} problem={problem}>
      {({ shares }) => <ShareList shares={shares} />}
    </Resource>
  );
}
