import { useClient } from '@hearth/client/context';
import { usePerson } from '@hearth/client/person';
import { storage } from '@hearth/client/storage';
import { getEmployerScheme, getJobSeekerScheme } from '@hearth/domains/core-reader/contract';
import { applyBrand } from '@hearth/ui/theme';
import { useEffect } from 'react';

interface Scheme {
  readonly accent: string;
  readonly header: string;
}

/** Gives the page the colours of the reader's brand: at once those of the last visit, then those that the server names. */
export function useBrandTheme(): void {
  const client = useClient();
  const { user, brand } = usePerson();
  const employer = user.user_employer === true;
  const brandId = brand?.id;
  useEffect(() => {
    const kept = keptScheme();
    if (kept !== null) applyBrand(kept.accent, kept.header);
    let current = true;
    const load = async (): Promise<void> => {
      const { scheme_settings: settings } = await client.call(employer ? getEmployerScheme : getJobSeekerScheme);
      if (!current) return;
      const scheme = { accent: settings.accent_color, header: settings.background_color };
      applyBrand(scheme.accent, scheme.header);
      storage.write('brand_theme', scheme);
    };
    // Without the scheme the default colours stay, which is all that can be done about it.
    load().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [client, employer, brandId]);
}

function keptScheme(): Scheme | null {
  const kept = storage.read('brand_theme');
  if (typeof kept !== 'object' || kept === null || !('accent' in kept) || !('header' in kept)) return null;
  return { accent: String(kept.accent), header: String(kept.header) };
}
