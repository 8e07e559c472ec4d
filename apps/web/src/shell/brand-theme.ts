import type { Client } from '@hearth/client/client';
import { useClient } from '@hearth/client/context';
import { usePerson } from '@hearth/client/person';
import { storage } from '@hearth/client/storage';
import { getEmployerScheme, getJobSeekerScheme } from '@hearth/domains/core-reader/contract';
import { useEffect } from 'react';

/** The colours of a brand that has chosen none; tokens.css has all that derives from them. */
const DEFAULT = '#0088dd';

/** A brand's colours and the custom properties that were derived from them. */
interface StoredTheme {
  readonly accent: string;
  readonly header: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** Gives the page the colours of the reader's brand: at once those of the last visit, then those that the server names. */
export function useBrandTheme(): void {
  const client = useClient();
  const { user, brand } = usePerson();
  const employer = user.user_employer === true;
  const brandId = brand?.id;
  useEffect(() => {
    const kept = readStoredTheme();
    if (kept !== null) apply(kept.properties);
    let current = true;
    void loadBrandTheme(client, employer, () => current);
    return () => {
      current = false;
    };
  }, [client, employer, brandId]);
}

/** Asks for the colours of the reader's brand and applies them; those that were there stay where it cannot be asked. */
export async function loadBrandTheme(client: Client, employer: boolean, wanted = () => true): Promise<void> {
  try {
    const { scheme_settings: settings } = await client.call(employer ? getEmployerScheme : getJobSeekerScheme);
    const theme = await deriveTheme(settings.accent_color, settings.background_color, readStoredTheme());
    if (!wanted()) return;
    apply(theme.properties);
    storage.write('brand_theme', theme);
  } catch {
    // All that can be done about it.
  }
}

/** Derives brand colours unless they are the default or those of the last visit. */
async function deriveTheme(accent: string, header: string, kept: StoredTheme | null): Promise<StoredTheme> {
  if (kept?.accent === accent && kept.header === header) return kept;
  if (accent === DEFAULT && header === DEFAULT) return { accent, header, properties: {} };
  const { brandProperties, brandTheme } = await import('@hearth/ui/theme');
  return { accent, header, properties: brandProperties(brandTheme(accent, header)) };
}

function apply(properties: StoredTheme['properties']): void {
  const { style } = document.documentElement;
  for (const name of Array.from(style)) if (name.startsWith('--brand-')) style.removeProperty(name);
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
}

function readStoredTheme(): StoredTheme | null {
  const kept = storage.read('brand_theme');
  if (typeof kept !== 'object' || kept === null || !('accent' in kept && 'header' in kept && 'properties' in kept))
    return null;
  if (typeof kept.properties !== 'object' || kept.properties === null) return null;
  return { accent: String(kept.accent), header: String(kept.header), properties: { ...kept.properties } };
}
