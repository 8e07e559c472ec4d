import { ENGAGEMENT_SERVICE } from '@hearth/kit/constants';
import {
  count,
  currency as currencyCode,
  dictionary,
  flag,
  integer,
  json,
  line,
  optionalText,
  pattern,
  string,
  text,
  timeZone,
  trimmedString,
  url,
  uuid,
} from '@hearth/kit/schema';
import { z } from 'zod';

/** How a location is run: by the chain, a franchisee, a licensee or a joint venture. */
export const ownership = z.enum(['COMPANY_OWNED', 'FRANCHISED', 'LICENSED', 'JOINT_VENTURE']);

export const brandStatus = z.enum(['active', 'archived', 'suspended']);

/** A service of a brand, its own or inherited. ACTIVE and PASS are access, any other type is none. */
export const brandService = z.strictObject({
  code: z.string(),
  type: z.string(),
  sub_services: z.array(z.strictObject({ code: z.string() })),
});

/** A brand in a list. `type` starts with `GP-` at the top of a tree. */
export const brandItem = z.strictObject({
  id: uuid,
  group_id: uuid,
  parent_id: uuid.nullable(),
  type: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  status: brandStatus,
});

/** A found location, with what tells it from others of the same name. */
export const foundBrand = brandItem.extend({
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  /** Names of the brands above it, from the root down. */
  path: z.array(z.string()),
  is_favourite: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** How far it is from the place that was asked for; null where none was, and for a brand without a pin. */
  distance_m: z.int().nullable(),
});

/** A node of the tree, with the number of visible children and of locations below it. */
export const treeNode = brandItem.extend({
  child_count: z.int(),
  location_count: z.int(),
  /** ISO 3166, two letters. */
  country: z.string().nullable(),
});

/** A picture of a brand: `{media host}/{path}/{uuid}/240_240.jpeg`. */
export const picture = z.strictObject({ uuid, path: z.string() });

export const basicMedia = z.strictObject({
  profile_image: picture.nullable(),
  rectangle_profile_image: picture.nullable(),
});

const color = pattern(7, /^#[0-9a-f]{6}$/, 'must be a colour like #0088dd');
export const schemeSettings = z.strictObject({ background_color: color, accent_color: color });
/** The colours and pictures that a brand's pages wear. */
export const profileScheme = basicMedia.extend({ scheme_settings: schemeSettings });
/** The same, with whether the colours were chosen at this very brand. */
export const chosenScheme = profileScheme.extend({ is_own: z.boolean() });

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const countryCode = pattern(2, /^[A-Z]{2}$/, 'must be a country code like PT');

/** The maps service's result, stored unchanged up to 20 kB. */
export const mapsResult = dictionary(string(100), json(20_000), 100);

/** A location as it is read. */
export const location = brandItem.extend({
  slug: z.string(),
  description: z.string().nullable(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  region_code: z.string().nullable(),
  country: z.string().nullable(),
  postcode: z.string().nullable(),
  phone: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  time_zone: z.string(),
  currency: z.string(),
  /** Who runs it; null where nobody has said. */
  ownership: ownership.nullable(),
  google_location: z.strictObject({ result: mapsResult.nullable() }),
  /** What a writer says that they have read. */
  version: z.int(),
  /** Whether the reader may change it, move it and archive it. */
  may_edit: z.boolean(),
});

/**
 * The editable fields of a location. An absent field stays; null clears it. A field that is left out of a change
 * stays as it is; null empties it.
 */
export const locationFields = z.strictObject({
  name: line(200),
  number: text(60).nullable().optional(),
  description: optionalText(2000).nullable().optional(),
  street: text(300).nullable().optional(),
  city: text(120).nullable().optional(),
  region: text(120).nullable().optional(),
  region_code: text(20).nullable().optional(),
  country: countryCode.nullable().optional(),
  postcode: text(20).nullable().optional(),
  phone: text(40).nullable().optional(),
  latitude: latitude.nullable().optional(),
  longitude: longitude.nullable().optional(),
  time_zone: timeZone.optional(),
  currency: currencyCode.optional(),
});

/** A change of a location. With a version, it is refused where somebody else has changed the location since. */
export const locationChange = locationFields.partial().extend({ version: integer(1, 2_147_483_647).optional() });

/** A window on the children of a node. */
export const treeWindow = z.strictObject({
  /** A node of this tree whose children are wanted; the brand itself when left out. */
  parent: uuid.optional(),
  /** How many levels below the parent, 1 to 3. */
  depth: count(1, 3).optional(),
  limit: count(1, 500).optional(),
  cursor: string(2000).optional(),
  include_archived: flag.optional(),
});

export const brandSearch = z.strictObject({
  term: trimmedString(100).default(''),
  type: z.enum(['GROUP', 'COUNTRY', 'REGION', 'LOCATION']).optional(),
  limit: integer(1, 100).default(20),
  cursor: string(2000).optional(),
  /** Leaves locations out: nothing can be placed below them. */
  parents_only: z.boolean().default(false),
  favourites_only: z.boolean().default(false),
  include_archived: z.boolean().default(false),
  /** Nearest to this place first, those without a pin last. */
  near: z.strictObject({ latitude, longitude }).optional(),
});

/** A part of the map of the world, in degrees. */
export const mapPart = z.strictObject({ west: longitude, south: latitude, east: longitude, north: latitude });
export type MapPart = z.infer<typeof mapPart>;

/** Which locations are counted on a map, and the part of it that is looked at; absent: all around them. */
export const mapSearch = brandSearch.pick({ term: true, favourites_only: true }).extend({ part: mapPart.optional() });

/** Locations so close to each other on the map that they are one mark. */
export const locationCluster = z.strictObject({
  /** The location, where it stands alone. */
  location: foundBrand.nullable(),
  locations: z.int(),
  /** The middle of its locations. */
  latitude: z.number(),
  longitude: z.number(),
  /** All around them. */
  part: mapPart,
});

export type Location = z.infer<typeof location>;
export type LocationFields = z.infer<typeof locationFields>;
export type BrandItem = z.infer<typeof brandItem>;
export type FoundBrand = z.infer<typeof foundBrand>;
export type TreeNode = z.infer<typeof treeNode>;
export type ProfileScheme = z.infer<typeof profileScheme>;
export type BasicMedia = z.infer<typeof basicMedia>;

/** Whether reports are filtered by all levels of the tree or by locations only. */
export const reportSetting = z.strictObject({ location_filter_type: z.enum(['ALL_LEVELS', 'LOCATIONS_ONLY']) });

/** A service's reports: enabled, first day of the week (1 is Monday), and what they compare with. */
export const reportingSetting = z.strictObject({
  is_enabled: z.boolean(),
  week_starts_on: integer(1, 7),
  compared_with: z.enum(['LAST_WEEK', 'LAST_YEAR', 'NOTHING']),
});

/** Waivers of breaks that employees sign: how long one holds (null: until it is taken back) and how early its end is announced. */
export const breakWaiverSetting = z.strictObject({
  is_enabled: z.boolean(),
  is_signature_required: z.boolean(),
  valid_months: integer(1, 60).nullable(),
  notice_days: integer(0, 90),
});

/** Whether this installation's engine may translate messages. */
export const messageTranslationSetting = z.strictObject({ is_enabled: z.boolean() });
export type MessageTranslationSetting = z.infer<typeof messageTranslationSetting>;
/** The same with who above has locked it, whether the place locks it for those below, and the version of what the place itself has set. */
export const lockableTranslationSetting = messageTranslationSetting.extend({
  locked_by: z.string().nullable(),
  is_locked: z.boolean(),
  version: z.int(),
});
/** A change of the setting; without a version the last writer wins. */
export const changedTranslationSetting = messageTranslationSetting.extend({
  is_locked: z.boolean().optional(),
  version: integer(0, 2_147_483_647).optional(),
});

/** Where the privacy notice and the imprint of a place are; null where there is none. */
export const legalLinks = z.strictObject({
  privacy_url: z.string().nullable(),
  imprint_url: z.string().nullable(),
});
export type LegalLinks = z.infer<typeof legalLinks>;
/** The brand that people outside deal with at a place: what a page that a mailed link leads to looks like, and where its notices are. */
export const house = legalLinks.extend({
  name: z.string(),
  /** The path of a square picture. */
  logo: z.string().nullable(),
  /** `#rrggbb`. */
  accent_color: z.string().nullable(),
});
export type House = z.infer<typeof house>;
const secureAddress = url(500, { protocol: /^https$/ });
/** The same as it is set: addresses that browsers open without a warning. */
export const legalSetting = z.strictObject({
  privacy_url: secureAddress.nullable(),
  imprint_url: secureAddress.nullable(),
});
/** The same with where it comes from, who above has locked it, whether the place locks it for those below, and the version of its own. */
export const heldLegalSetting = legalLinks.extend({
  from: z.strictObject({ id: uuid, name: z.string() }).nullable(),
  locked_by: z.string().nullable(),
  is_locked: z.boolean(),
  version: z.int(),
});

const percentage = z.number().min(0).max(100);
/** Real user monitoring: enabled, sampled share, and share of recorded sessions. */
export const rumSetting = z.strictObject({
  is_enabled: z.boolean(),
  sampling_percentage: percentage,
  session_recording_percentage: percentage,
});

/** The features that can be switched per brand: those that gate pages (spec section 6). */
export const featureCode = z.enum([
  'TEAM_SCHEDULING',
  'TEAM_LIVE',
  'SOURCE_HIRE',
  'HALO_DASHBOARD',
  'TTS_DASHBOARD',
  'RISK_DETECTION',
  ENGAGEMENT_SERVICE,
  'MICE',
]);
export type FeatureCode = z.infer<typeof featureCode>;

/** A feature of a brand: what the brand itself says (null: nothing), whether it is on there, and whether it would be without its word. */
export const featureWord = z.enum(['ON', 'OFF']).nullable();
export const featureLine = z.strictObject({
  code: featureCode,
  own: featureWord,
  is_on: z.boolean(),
  is_on_above: z.boolean(),
});
export type FeatureLine = z.infer<typeof featureLine>;

const milliseconds = integer(0, 600_000);
/** A page's error or timing report, without any data on its reader. */
export const pageReport = z.strictObject({
  path: text(200),
  error: z.strictObject({ message: string(500), stack: string(4000) }).optional(),
  speed: z
    .strictObject({ first_byte_ms: milliseconds, interactive_ms: milliseconds, loaded_ms: milliseconds })
    .optional(),
});
