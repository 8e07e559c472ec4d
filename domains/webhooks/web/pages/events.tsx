import { Disclosure } from '@hearth/ui/disclosure';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { exampleOf, WEBHOOK_EVENT_TYPES } from '../../contract/catalogue.ts';
import { BackLink } from '../components/back-link.tsx';
import { CodeBlock } from '../components/code-block.tsx';
import { useWords } from '../words.ts';

/** The events that webhooks offer, each with an example of what is sent. */
export function Component() {
  const { t } = useWords();
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('catalogue.title')}</PageTitle>
      <PageHeader above={<BackLink />} title={t('catalogue.title')} />
      <p className="max-w-prose text-ink-2">{t('catalogue.lead')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {WEBHOOK_EVENT_TYPES.map((type) => (
          <Disclosure
            key={type}
            title={t(`events.${type}`)}
            note={
              <bdi dir="ltr" className="font-mono break-all">
                {type}
              </bdi>
            }
          >
            <CodeBlock label={t('catalogue.example')} text={exampleOf(type)} />
          </Disclosure>
        ))}
      </div>
    </div>
  );
}
