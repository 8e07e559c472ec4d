import { defineSlot } from '@hearth/client/slots';

/** The list of locations as the page shows it. */
export interface ListedLocations {
  readonly brandId: string;
  /** What is searched for; empty: all. */
  readonly term: string;
  readonly withArchived: boolean;
}

/** Beside the ways to add locations: what else can be done with the list as it is narrowed. */
export const LOCATION_TOOLS = defineSlot<ListedLocations>('location.tools');
