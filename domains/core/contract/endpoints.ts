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
  locationCluster,
  mapSearch,
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
  summary: 'Lists the currencies in circulation; `id` is what other calls take.',
  answer: z.array(z.strictObject({ id: z.string(), code: z.string(), minor_digits: z.int() })),
});

export const getBasicInfo = endpoint({
  id: 'core.getBasicInfo',
  method: 'GET',
  path: '/v1/brands/{id}/basic_info',
  ...allowed,
  access: brand('id', 'VIEW_BRAND', { orBelow: true }),
  summary: 'Returns a brand with the brands above it, and on request its locations (the first 500).',
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
    'Lists the children of a node with their counts, page by page; more levels on request. Only what the caller can see.',
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
    'Searches brands below a brand by name, number or city, best match first. Ignores accents and forgives small typos.',
  transaction: 'read',
  params,
  body: brandSearch,
  answer: z.strictObject({ brands: z.array(foundBrand), next_cursor: z.string().nullable() }),
  changes: () => [],
});

export const countOnMap = endpoint({
  id: 'core.countOnMap',
  weight: 'search',
  method: 'POST',
  path: '/v1/brands/{id}/brands/map',
  ...allowed,
  access: brand('id', 'VIEW_BRAND', { orBelow: true }),
  summary:
    'Counts the locations at or below a brand on a map: each mark is one location, or several that are close to each other in the part that is looked at. Finds them by the words that the search takes.',
  transaction: 'read',
  params,
  body: mapSearch,
  answer: z.strictObject({ clusters: z.array(locationCluster), placed: z.int(), unplaced: z.int() }),
  changes: () => [],
});

export const getLocation = endpoint({
  id: 'core.getLocation',
  method: 'GET',
  path: '/v1/brand/location/{id}',
  ...allowed,
  access: brand('id', 'VIEW_BRAND'),
  summary: 'Returns the address, coordinates and time zone of a brand.',
  params,
  answer: location,
});

export const getBasicMedia = endpoint({
  id: 'core.getBasicMedia',
  method: 'GET',
  path: '/v1/brand/basic_media/{id}',
  ...allowed,
  access: brand('id', undefined, { orBelow: true }),
  summary: "Returns a brand's pictures: its own, or those of the nearest brand above that has some.",
  params,
  answer: basicMedia,
});

export const getGroupParent = endpoint({
  id: 'core.getGroupParent',
  method: 'GET',
  path: '/v1/gps/{id}',
  ...allowed,
  access: brand('id', undefined, { orBelow: true }),
  summary: 'Returns a group parent (type `GP-…`); any other brand is not found.',
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
  summary: "Adds a brand, or the named brands below it, to the caller's favourites; returns all of them in this group.",
  body: z.strictObject({ brand_ids: brandIds.optional() }),
  changes: () => [searchBrands, countOnMap],
});

export const removeFavourites = endpoint({
  ...favourites,
  id: 'core.removeFavourites',
  whileActing: 'allowed',
  method: 'DELETE',
  summary: "Removes brands from the caller's favourites; the ids can be in the body or in the query.",
  query: z.strictObject({ brand_ids: listParameter(uuid, 50).optional() }),
  body: z.strictObject({ brand_ids: brandIds.optional() }),
  changes: () => [searchBrands, countOnMap],
});

export const checkSuspension = endpoint({
  id: 'core.checkSuspension',
  method: 'GET',
  path: '/v1/brands/{id}/account_suspension/check',
  ...allowed,
  access: signedIn(),
  transaction: 'reads',
  summary: 'Returns whether the account of a brand that the caller has access to is suspended.',
  params,
  answer: z.strictObject({ is_suspended: z.boolean() }),
});

export const getReportSettings = endpoint({
  id: 'core.getReportSettings',
  method: 'GET',
  path: '/v1/brands/{id}/reports/settings',
  ...allowed,
  access: brand('id', undefined, { orBelow: true }),
  summary: 'Returns how reports can be filtered: by all levels of the tree, or by locations only.',
  params,
  answer: reportSetting,
});

export const changeReportSettings = endpoint({
  id: 'core.changeReportSettings',
  method: 'PUT',
  path: '/v1/brands/{id}/reports/settings',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Sets how reports of a brand and everything below it can be filtered.',
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
  summary: 'Returns whether employees can waive breaks in writing, and how long a waiver is valid.',
  params,
  answer: breakWaiverSetting,
});

export const changeBreakWaiverSettings = endpoint({
  id: 'core.changeBreakWaiverSettings',
  method: 'PUT',
  path: '/v1/brands/{id}/break_waiver_files/settings',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Sets the break waivers of a brand and everything below it.',
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
  summary: 'Returns whether messages can be translated for their readers, and whether a translation service is set up.',
  params,
  answer: lockableTranslationSetting.extend({ is_available: z.boolean() }),
});

export const changeMessageTranslationSettings = endpoint({
  id: 'core.changeMessageTranslationSettings',
  method: 'PUT',
  path: '/v1/brands/{id}/message_translation/settings',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Sets whether messages of a brand and everything below it can be translated for their readers.',
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
    'Returns how a service reports at a brand: a service of the gateway, or one that brands have. Any other is not found.',
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
  summary: 'Returns whether this installation measures page speed.',
  answer: z.strictObject({ rum_setting: rumSetting }),
  isAlsoBare: true,
});

export const getBrandRumSettings = endpoint({
  id: 'core.getBrandRumSettings',
  method: 'GET',
  path: '/v1/brands/{id}/rum_settings',
  ...allowed,
  access: brand('id', undefined, { orBelow: true }),
  summary: 'Returns whether page speed is measured for the people of a brand.',
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
  summary: 'Sets whether page speed is measured for a brand and everything below it.',
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
  summary: 'Reports an error on a page, or its speed, without names. Not found where the environment isn’t monitored.',
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
    'Returns roughly where the caller is according to the network, else the fallback location of this installation.',
  answer: z.strictObject({ latitude: z.number(), longitude: z.number(), is_default: z.boolean() }),
});

export const getScheme = endpoint({
  id: 'core.getScheme',
  method: 'GET',
  path: '/v1/brands/{id}/profile_scheme',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Returns the colours and pictures of a brand, and whether the colours are its own.',
  params,
  answer: chosenScheme,
});

export const clearScheme = endpoint({
  id: 'core.clearScheme',
  method: 'DELETE',
  path: '/v1/brands/{id}/profile_scheme',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Removes the colours of a brand, so that it uses those of its parent again.',
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
  summary: 'Sets the colours of a brand, and of everything below it without its own.',
  params,
  body: schemeSettings,
  answer: profileScheme,
  changes: () => [getScheme],
});
