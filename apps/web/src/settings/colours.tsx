import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { changeScheme, clearScheme, getScheme } from '@hearth/domains/core/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { loadBrandTheme } from '../shell/brand-theme.ts';
import { Card } from './card.tsx';
import { asColour } from './colour.ts';
import { ColourField } from './colour-field.tsx';
import en from './phrases/en.json';
import { Preview } from './preview.tsx';

/** The two colours of a brand, tried on before they are kept. */
export function Colours() {
  const { t, problem } = usePhrases('settings', en);
  const brand = useBrand();
  const client = useClient();
  const params = { id: brand.id };
  const scheme = useCall(getScheme, { params });
  const [typed, setTyped] = useState<{ accent?: string; header?: string }>({});
  const kept = {
    untilRead: true,
    onSuccess: async () => {
      await loadBrandTheme(client, true);
      setTyped({});
      toasts.show({ message: t('saved') });
    },
  };
  const change = useSend(changeScheme, kept);
  const clear = useSend(clearScheme, kept);
  const failed = change.error ?? clear.error;
  if (scheme.isError) return <ErrorState title={problem(scheme.error)} />;
  if (scheme.data === undefined) return <SkeletonRows rows={4} />;
  const { scheme_settings: settings, is_own: isOwn } = scheme.data;
  const texts = { accent: typed.accent ?? settings.accent_color, header: typed.header ?? settings.background_color };
  const [accent, header] = [asColour(texts.accent), asColour(texts.header)];
  return (
    <Card
      title={t('colours.title')}
      note={t(isOwn ? 'colours.own' : brand.parentId === null ? 'colours.delivered' : 'colours.above', {
        name: brand.name,
      })}
    >
      <form
        noValidate
        className="grid gap-5 md:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (accent !== null && header !== null)
            change.mutate({ params, body: { accent_color: accent, background_color: header } });
        }}
      >
        {failed !== null && (
          <Alert tone="bad" urgent className="md:col-span-2">
            {problem(failed)}
          </Alert>
        )}
        <ColourFields texts={texts} onType={(typing) => setTyped((now) => ({ ...now, ...typing }))} />
        <Preview
          accent={accent ?? settings.accent_color}
          header={header ?? settings.background_color}
          name={brand.name}
        />
        <div className="flex flex-wrap gap-2 md:col-span-2">
          <Button
            type="submit"
            variant="primary"
            busy={change.isPending}
            disabled={accent === null || header === null || Object.keys(typed).length === 0}
          >
            {t('save')}
          </Button>
          {isOwn && (
            <Button busy={clear.isPending} onClick={() => clear.mutate({ params })}>
              {t(brand.parentId === null ? 'colours.clearRoot' : 'colours.clear')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

interface ColourFieldsProps {
  readonly texts: { readonly accent: string; readonly header: string };
  readonly onType: (typing: { accent?: string; header?: string }) => void;
}

function ColourFields({ texts, onType }: ColourFieldsProps) {
  const { t } = usePhrases('settings', en);
  return (
    <div className="grid content-start gap-4">
      <ColourField
        label={t('colours.accent')}
        help={t('colours.accentHelp')}
        value={texts.accent}
        onChange={(next) => onType({ accent: next })}
      />
      <ColourField
        label={t('colours.header')}
        help={t('colours.headerHelp')}
        value={texts.header}
        onChange={(next) => onType({ header: next })}
      />
    </div>
  );
}
