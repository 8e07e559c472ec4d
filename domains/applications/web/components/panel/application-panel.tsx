import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Slot } from '@hearth/client/slots';
import { getApplication } from '@hearth/domains/applications/contract';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { CountBadge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { Tabs } from '@hearth/ui/tabs';
import { useEffect, useRef } from 'react';
import type { Application } from '../../../contract/schemas.ts';
import type { MoveTarget } from '../../../rules/steps.ts';
import en from '../../en.json' with { type: 'json' };
import { APPLICATION_CONVERSATION } from '../../slots.ts';
import { PanelDetails } from './panel-details.tsx';
import type { PanelHeaderProps } from './panel-header.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { PanelHeader } from './panel-header.tsx';

/** The two sides of a panel. */
export type PanelTab = 'details' | 'conversation';

/** Props of a candidate's panel. */
export interface PanelProps extends Pick<PanelHeaderProps, 'rights' | 'neighbours' | 'onOpen'> {
  readonly applicationId: string;
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
  readonly onClose?: (() => void) | undefined;
  readonly onMove: (application: Application, to: MoveTarget) => void;
}

/** One person beside the board: what they said, their files, the way so far, and the conversation. */
export function ApplicationPanel(props: PanelProps) {
  const { applicationId, tab, onTab, onClose, onMove } = props;
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const brand = useBrand();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, refetch } = useCall(getApplication, {
    params: { id: brand.id, application_id: applicationId },
  });
  const loaded = data !== undefined;
  // Whoever opens a person goes on reading there, also with the keyboard and aloud.
  useEffect(() => {
    if (loaded) heading.current?.focus({ preventScroll: true });
  }, [applicationId, loaded]);

  if (data === undefined) {
    return isError ? (
      <ErrorState
        title={t('panel.failed')}
        action={
          <>
            <Button onClick={() => void refetch()}>{t('again')}</Button>
            {onClose !== undefined && <Button onClick={onClose}>{t('close')}</Button>}
          </>
        }
      />
    ) : (
      <PanelSkeleton />
    );
  }
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      <PanelHeader {...props} application={data} headingRef={heading} onMove={(to) => onMove(data, to)} />
      <Tabs
        fill
        label={`${data.first_name} ${data.last_name}`}
        value={tab}
        onChange={(id) => onTab(id === 'conversation' ? 'conversation' : 'details')}
        tabs={[
          {
            id: 'details',
            label: t('panel.details'),
            panel: (
              <PanelDetails
                application={data}
                brandId={brand.id}
                onConversation={() => onTab('conversation')}
                onOpen={props.onOpen}
              />
            ),
          },
          {
            id: 'conversation',
            label: t('panel.conversation'),
            end:
              data.unread > 0 ? (
                <CountBadge
                  strong
                  count={format.number(data.unread)}
                  label={t('card.unread', { count: data.unread })}
                />
              ) : undefined,
            panel: <Slot of={APPLICATION_CONVERSATION} with={{ applicationId }} />,
          },
        ]}
      />
    </div>
  );
}
