import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { LinkButton } from '@hearth/ui/link-button';
import { DoorClosed } from 'lucide-react';
import type { LegalLinks } from '@hearth/domains/core/schemas';
import { sitePath } from '@hearth/domains/jobs/rules';
import { useAddresses } from './addresses.tsx';
import { Frame } from './frame.tsx';
import { useWords } from './words.ts';

/** The page of a closed job, with a link to open ones. */
export function GonePage({
  site,
  name,
  legal,
  address,
}: {
  readonly site: string;
  readonly name: string;
  readonly legal: LegalLinks | null;
  readonly address: URL;
}) {
  const { t } = useWords();
  const { to } = useAddresses();
  return (
    <Frame address={address} name={name} legal={legal} home={sitePath(site)} hero={null}>
      <div className="mx-auto max-w-160 px-4 pt-10">
        <EmptyState
          icon={<Icon of={DoorClosed} size={24} />}
          headingLevel={2}
          title={t('career.goneTitle')}
          action={
            <LinkButton href={to(sitePath(site))} variant="primary" size="lg">
              {t('career.moreAt', { name })}
            </LinkButton>
          }
        >
          {t('career.goneHelp')}
        </EmptyState>
      </div>
    </Frame>
  );
}
