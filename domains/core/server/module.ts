import { defineModule } from '@hearth/platform/module';
import { addFavourites } from './handlers/brands/add-favourites.ts';
import { archiveBrand } from './handlers/brands/archive-brand.ts';
import { changeBrand } from './handlers/brands/change-brand.ts';
import { changeBrandRumSettings } from './handlers/settings/change-brand-rum-settings.ts';
import { changeBreakWaiverSettings } from './handlers/settings/change-break-waiver-settings.ts';
import { changeFeature } from './handlers/settings/change-feature.ts';
import { changeLocation } from './handlers/locations/change-location.ts';
import { changeReportSettings } from './handlers/settings/change-report-settings.ts';
import { changeReportingSettings } from './handlers/settings/change-reporting-settings.ts';
import { changeScheme } from './handlers/settings/change-scheme.ts';
import { checkSuspension } from './handlers/brands/check-suspension.ts';
import { clearScheme } from './handlers/settings/clear-scheme.ts';
import { createLocation } from './handlers/locations/create-location.ts';
import { countOnMap } from './handlers/brands/count-on-map.ts';
import { getBasicInfo } from './handlers/brands/get-basic-info.ts';
import { getBasicMedia } from './handlers/brands/get-basic-media.ts';
import { getBrandRumSettings } from './handlers/settings/get-brand-rum-settings.ts';
import { getBreakWaiverSettings } from './handlers/settings/get-break-waiver-settings.ts';
import { getFeatures } from './handlers/settings/get-features.ts';
import { getGroupParent } from './handlers/brands/get-group-parent.ts';
import { changeLegalSettings, getLegalSettings } from './handlers/settings/legal-settings.ts';
import { getLocation } from './handlers/locations/get-location.ts';
import {
  changeMessageTranslationSettings,
  getMessageTranslationSettings,
} from './handlers/settings/message-translation-settings.ts';
import { getReportSettings } from './handlers/settings/get-report-settings.ts';
import { getReportingSettings } from './handlers/settings/get-reporting-settings.ts';
import { getRumSettings } from './handlers/settings/get-rum-settings.ts';
import { getScheme } from './handlers/settings/get-scheme.ts';
import { getTree } from './handlers/brands/get-tree.ts';
import { getUserPlace } from './handlers/brands/get-user-place.ts';
import { listCurrencies } from './handlers/brands/list-currencies.ts';
import { moveBrand } from './handlers/brands/move-brand.ts';
import { removeFavourites } from './handlers/brands/remove-favourites.ts';
import { reportPage } from './handlers/settings/report-page.ts';
import { restoreBrand } from './handlers/brands/restore-brand.ts';
import { searchBrands } from './handlers/brands/search-brands.ts';

export const core = defineModule({
  name: 'core',
  endpoints: [
    listCurrencies,
    getBasicInfo,
    getTree,
    searchBrands,
    countOnMap,
    getLocation,
    getBasicMedia,
    getGroupParent,
    addFavourites,
    removeFavourites,
    checkSuspension,
    getReportSettings,
    getMessageTranslationSettings,
    changeMessageTranslationSettings,
    changeBreakWaiverSettings,
    changeReportSettings,
    changeReportingSettings,
    changeBrandRumSettings,
    getFeatures,
    changeFeature,
    getBreakWaiverSettings,
    getReportingSettings,
    getRumSettings,
    getLegalSettings,
    changeLegalSettings,
    getBrandRumSettings,
    getUserPlace,
    reportPage,
    getScheme,
    changeScheme,
    clearScheme,
    createLocation,
    changeLocation,
    changeBrand,
    archiveBrand,
    restoreBrand,
    moveBrand,
  ],
});
