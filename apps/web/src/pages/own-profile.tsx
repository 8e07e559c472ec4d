import { useCall } from '@hearth/client/query';
import { WeekGrid } from '@hearth/domains/applications/widgets';
import { listPublicPlaces, searchPublicJobs } from '@hearth/domains/career-sites/contract';
import { OwnProfileCard } from '@hearth/domains/profiles/widgets';
import type { ProfileLookups } from '@hearth/domains/profiles/widgets';

/** Letters after which towns are looked for: before, there would be too many. */
const ENOUGH_LETTERS = 2;
const POSTS = '100';

/** The reader's profile, with the week of applications, and the towns and positions of posts: three domains in one card. */
export function OwnProfile() {
  return (
    <OwnProfileCard
      week={(value, onChange) => <WeekGrid availability={value} usual={[]} onChange={onChange} />}
      useAround={useAround}
    />
  );
}

/** Towns that have open jobs, by a part of their name, and the positions that posts look for. */
function useAround(search: string): ProfileLookups {
  const asked = search.trim();
  const isAsked = asked.length >= ENOUGH_LETTERS;
  const around = useCall(
    listPublicPlaces,
    { query: { place: asked.slice(0, 100) } },
    { enabled: isAsked, keepPrevious: true },
  );
  const posts = useCall(searchPublicJobs, { query: { limit: POSTS } });
  const towns = new Map(
    (isAsked ? (around.data?.places ?? []) : []).flatMap(({ city, latitude, longitude }) =>
      latitude === null || longitude === null
        ? []
        : [[city, { label: city.slice(0, 80), latitude, longitude }] as const],
    ),
  );
  const positions = new Set(posts.data?.jobs.map((job) => job.position_name).filter((name) => name !== ''));
  return { places: [...towns.values()], isSearching: isAsked && around.isFetching, positions: [...positions] };
}
