import { Entrance } from '@hearth/domains/identity/widgets';
import type { EntranceProps } from '@hearth/domains/identity/widgets';
import { Avatar } from '@hearth/ui/avatar';
import { applyBrand, DEFAULT_ACCENT } from '@hearth/ui/theme';
import { useEffect } from 'react';
import type { House } from '../../contract/schemas.ts';
import { LegalLinks } from './legal-links.tsx';

/** The picture and the name of a house, as its own pages have them. */
function HouseMark({ name, logo }: Pick<House, 'name' | 'logo'>) {
  return (
    <span className="inline-flex min-w-0 items-center gap-3 text-xl font-bold">
      {logo === null ? (
        <Avatar name={name} size={40} />
      ) : (
        <img src={logo} alt="" width={40} height={40} className="size-10 shrink-0 rounded-md" />
      )}
      <span className="truncate" dir="auto">
        {name}
      </span>
    </span>
  );
}

/** A page that somebody's link leads to, in the look of the house that they deal with, with its privacy notice and imprint. */
export function HouseEntrance({ house, ...page }: Omit<EntranceProps, 'house'> & { readonly house: House }) {
  useEffect(() => {
    applyBrand(house.accent_color ?? DEFAULT_ACCENT);
    return () => applyBrand(DEFAULT_ACCENT);
  }, [house.accent_color]);
  return (
    <Entrance
      {...page}
      house={{
        mark: <HouseMark {...house} />,
        foot: <LegalLinks links={house} className="text-sm text-ink-2" />,
      }}
    />
  );
}
