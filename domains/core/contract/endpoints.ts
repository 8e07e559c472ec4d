import { anyone, brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { flag, pattern, listParameter, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { BELOW_LOCATION, BRAND_INSIDE_ITSELF, SETTING_LOCKED } from './failures.ts';
import {
  basicMedia,
  brandItem,
  brandSearch,
  foundBrand,
  location,
  breakWaiverSetting,
  changedTranslationSetting,
  lockableTranslationSetting,
  pageReport,
  chosenScheme,
  profileScheme,
  reportingSetting,
  reportSetting,
  rumSetting,
  schemeSettings,
  treeNode,
  treeWindow,
} from './schemas.ts';

export { BELOW_LOCATION, BRAND_INSIDE_ITSELF, SETTING_LOCKED };

const service = 'core';
/** Calls that somebody may make, too, who acts for the caller. */
const allowed = { service, whileActing: 'allowed' } as const;
const params = z.strictObject({ id: uuid });

export const listCurrencies = endpoint({
  id: 'core.listCurrencies',
  method: 'GET',
  path: '/v1/currencies',
  service,
  access: anyone(),
  summary: 'The currencies in circulation; `id` is what other calls take.',
  answer: z.array(z.strictObject({ id: z.string(), code: z.string(), minor_digits: z.int() })),
});

export const getBasicInfo = endpoint({
  id: 'core.getBasicInfo',
  method: 'GET',
  path: '/v1/brands/{id}/basic_info',
  ...allowed,
  access: brand('id', 'VIEW_BRAND', { orBelow: true }),
  summary: 'A brand with the brands above it, and with its locations (the first 500) when asked.',
  params,
  query: z.strictObject({ include_locations: flag.optional() }),
  answer: brandItem.extend({
    top_level: z.boolean(),
    slug: z.string(),
    description: z.string().nullable(),
    hecs: z.array(z.string()),
    time_zone: z.string(),
    currency: z.string(),
    path: z.array(z.strictObject({ id: uuid, name: z.string(), type: z.string() })),
    location_count: z.int(),
    locations: z
      .array(brandItem.extend({ city: z.string().nullable(), country: z.string().nullable(), time_zone: z.string() }))
      .optional(),
  }),
});

export const getTree = endpoint({
  id: 'core.getTree',
  method: 'GET',
  path: '/v1/brands/{id}/tree',
  ...allowed,
  access: brand('id', 'VIEW_BRAND', { orBelow: true }),
  summary:
    'The children of a node with their counts, page by page; more levels on request. Only what the caller may see.',
  params,
  query: treeWindow,
  answer: z.strictObject({
    /** The node that was asked for. */
    node: treeNode,
    /** Nodes below it in the order of a drawn tree: each after its parent, sisters by name. */
    nodes: z.array(treeNode),
    next_cursor: z.string().nullable(),
  }),
});

export const searchBrands = endpoint({
  id: 'core.searchBrands',
  weight: 'search',
  method: 'POST',
  path: '/v1/brands/{id}/brands/search',
  ...allowed,
  access: brand('id', 'VIEW_BRAND', { orBelow: true }),
  summary:
    'Brands below a brand by name, number or city: best first; accents do not matter, small typing mistakes are forgiven.',
  transaction: 'read',
  params,
  body: brandSearch,
  answer: z.strictObject({ brands: z.array(foundBrand), next_cursor: z.string().nullable() }),
  changes: () => [],
});

export const getLocation = endpoint({
  id: 'core.getLocation',
  method: 'GET',
  path: '/v1/brand/location/{id}',
  ...allowed,
  access: brand('id', 'VIEW_BRAND'),
  summary: 'Where a brand is: address, coordinates, time zone.',
  params,
  answer: location,
});

export const getBasicMedia = endpoint({
  id: 'core.getBasicMedia',
  method: 'GET',
  path: '/v1/brand/basic_media/{id}',
  ...allowed,
  access: brand('id', undefined, { orBelow: true }),
  summary: "A brand's pictures: its own, or those of the nearest brand above that has some.",
  params,
  answer: basicMedia,
});

export const getGroupParent = endpoint({
  id: 'core.getGroupParent',
  method: 'GET',
  path: '/v1/gps/{id}',
  ...allowed,
  access: brand('id', undefined, { orBelow: true }),
  summary: 'A group parent (type `GP-…`); any other brand is not found.',
  params,
  answer: brandItem.extend({ slug: z.string() }),
});

const favourites = {
  path: '/v1/brands/{id}/employers/favourites',
  service,
  access: brand('id', 'VIEW_BRAND', { orBelow: true }),
  params,
  answer: z.strictObject({ favourite_ids: z.array(uuid) }),
} as const;
const brandIds = z.array(uuid).min(1).max(50);

export const addFavourites = endpoint({
  ...favourites,
  id: 'core.addFavourites',
  whileActing: 'allowed',
  method: 'POST',
  summary:
    "Adds a brand, or the named brands below it, to the caller's favourites; answers with all of them in this group.",
  body: z.strictObject({ brand_ids: brandIds.optional() }),
  changes: () => [],
});

export const removeFavourites = endpoint({
  ...favourites,
  id: 'core.removeFavourites',
  whileActing: 'allowed',
  method: 'DELETE',
  summary: "Takes brands out of the caller's favourites; the ids may stand in the body or in the query.",
  query: z.strictObject({ brand_ids: listParameter(uuid, 50).optional() }),
  body: z.strictObject({ brand_ids: brandIds.optional() }),
  changes: () => [],
});

export const checkSuspension = endpoint({
  id: 'core.checkSuspension',
  method: 'GET',
  path: '/v1/brands/{id}/account_suspension/check',
  ...allowed,
  access: signedIn(),
  transaction: 'reads',
  summary: 'Whether the account of a brand that the caller has a right in is suspended.',
  params,
  answer: z.strictObject({ is_suspended: z.boolean() }),
});

export const getReportSettings = endpoint({
  id: 'core.getReportSettings',
  method: 'GET',
  path: '/v1/brands/{id}/reports/settings',
  ...allowed,
  access: brand('id', undefined, { orBelow: true }),
  summary: 'How reports may be filtered: by all levels of the tree, or by locations only.',
  params,
  answer: reportSetting,
});

export const changeReportSettings = endpoint({
  id: 'core.changeReportSettings',
  method: 'PUT',
  path: '/v1/brands/{id}/reports/settings',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Sets how reports of a brand and everything below it may be filtered.',
  params,
  body: reportSetting,
  answer: reportSetting,
  changes: () => [getReportSettings],
});

export const getBreakWaiverSettings = endpoint({
  id: 'core.getBreakWaiverSettings',
  method: 'GET',
  path: '/v1/brands/{id}/break_waiver_files/settings',
  ...allowed,
  access: brand('id', undefined, { orBelow: true }),
  summary: 'Whether employees may waive breaks in writing, and how long a waiver holds.',
  params,
  answer: breakWaiverSetting,
});

export const changeBreakWaiverSettings = endpoint({
  id: 'core.changeBreakWaiverSettings',
  method: 'PUT',
  path: '/v1/brands/{id}/break_waiver_files/settings',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Sets the waivers of breaks for a brand and everything below it.',
  params,
  body: breakWaiverSetting,
  answer: breakWaiverSetting,
  changes: () => [getBreakWaiverSettings],
});

export const getMessageTranslationSettings = endpoint({
  id: 'core.getMessageTranslationSettings',
  method: 'GET',
  path: '/v1/brands/{id}/message_translation/settings',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Whether messages may be translated for their readers, and whether there is an engine that could.',
  params,
  answer: lockableTranslationSetting.extend({ is_available: z.boolean() }),
});

export const changeMessageTranslationSettings = endpoint({
  id: 'core.changeMessageTranslationSettings',
  method: 'PUT',
  path: '/v1/brands/{id}/message_translation/settings',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Sets whether messages of a brand and everything below it may be translated for their readers.',
  params,
  body: changedTranslationSetting,
  answer: lockableTranslationSetting,
  failures: { CONFLICT, SETTING_LOCKED },
  changes: () => [getMessageTranslationSettings],
});

const ofService = params.extend({
  service: pattern(60, /^[A-Za-z][A-Za-z_-]{1,59}$/, 'must be a service like scheduling or TEAM_LIVE'),
});

export const getReportingSettings = endpoint({
  id: 'core.getReportingSettings',
  method: 'GET',
  path: '/brands/{id}/services/{service}/reporting_settings',
  ...allowed,
  access: brand('id', undefined, { orBelow: true }),
  summary:
    'How one service reports at a brand: a service of the gateway, or one that brands have. Any other is not found.',
  params: ofService,
  answer: reportingSetting,
});

export const changeReportingSettings = endpoint({
  id: 'core.changeReportingSettings',
  method: 'PUT',
  path: '/brands/{id}/services/{service}/reporting_settings',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Sets how one service reports at a brand and everything below it.',
  params: ofService,
  body: reportingSetting,
  answer: reportingSetting,
  changes: () => [getReportingSettings],
});

export const getRumSettings = endpoint({
  id: 'core.getRumSettings',
  method: 'GET',
  path: '/v1/rum_settings',
  service,
  access: anyone(),
  summary: 'Whether this installation measures the speed of its pages.',
  answer: z.strictObject({ rum_setting: rumSetting }),
  isAlsoBare: true,
});

export const getBrandRumSettings = endpoint({
  id: 'core.getBrandRumSettings',
  method: 'GET',
  path: '/v1/brands/{id}/rum_settings',
  ...allowed,
  access: brand('id', undefined, { orBelow: true }),
  summary: 'Whether the speed of pages is measured for the people of a brand.',
  params,
  answer: z.strictObject({ brand_rum_setting: rumSetting }),
  isAlsoBare: true,
});

export const changeBrandRumSettings = endpoint({
  id: 'core.changeBrandRumSettings',
  method: 'PUT',
  path: '/v1/brands/{id}/rum_settings',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Sets whether the speed of pages is measured for a brand and everything below it.',
  params,
  body: rumSetting,
  answer: z.strictObject({ brand_rum_setting: rumSetting }),
  isAlsoBare: true,
  changes: () => [getBrandRumSettings],
});

export const reportPage = endpoint({
  id: 'core.reportPage',
  method: 'POST',
  path: '/v1/page_reports',
  service: 'user-tracking',
  access: anyone(),
  summary:
    'Tells the log what went wrong on a page, or how fast it was; nobody is named. Not found where the environment is not monitored.',
  body: pageReport,
  answer: z.strictObject({ noted: z.literal(true) }),
  changes: () => [],
});

export const getUserPlace = endpoint({
  id: 'core.getUserPlace',
  method: 'GET',
  path: '/v1/user_lat_long',
  service,
  access: anyone(),
  summary:
    'Roughly where the caller is, as far as the network says; else the place that this installation is set up with.',
  answer: z.strictObject({ latitude: z.number(), longitude: z.number(), is_default: z.boolean() }),
});

export const getScheme = endpoint({
  id: 'core.getScheme',
  method: 'GET',
  path: '/v1/brands/{id}/profile_scheme',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'The colours and pictures that a brand wears, and whether the colours are its own.',
  params,
  answer: chosenScheme,
});

export const clearScheme = endpoint({
  id: 'core.clearScheme',
  method: 'DELETE',
  path: '/v1/brands/{id}/profile_scheme',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Forgets the colours of a brand, so that it wears those of the brand above it again.',
  params,
  answer: profileScheme,
  changes: () => [getScheme],
});

export const changeScheme = endpoint({
  id: 'core.changeScheme',
  method: 'PUT',
  path: '/v1/brands/{id}/profile_scheme',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Sets the colours of a brand and everything below it that sets none.',
  params,
  body: schemeSettings,
  answer: profileScheme,
  changes: () => [getScheme],
});
