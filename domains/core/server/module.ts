import { defineModule } from '@hearth/platform/module';
import { addFavourites } from './handlers/add-favourites.ts';
import { archiveBrand } from './handlers/archive-brand.ts';
import { changeBrand } from './handlers/change-brand.ts';
import { changeBrandRumSettings } from './handlers/change-brand-rum-settings.ts';
import { changeBreakWaiverSettings } from './handlers/change-break-waiver-settings.ts';
import { changeFeature } from './handlers/change-feature.ts';
import { changeLocation } from './handlers/change-location.ts';
import { changeReportSettings } from './handlers/change-report-settings.ts';
import { changeReportingSettings } from './handlers/change-reporting-settings.ts';
import { changeScheme } from './handlers/change-scheme.ts';
import { checkSuspension } from './handlers/check-suspension.ts';
import { clearScheme } from './handlers/clear-scheme.ts';
import { createLocation } from './handlers/create-location.ts';
import { getBasicInfo } from './handlers/get-basic-info.ts';
import { getBasicMedia } from './handlers/get-basic-media.ts';
import { getBrandRumSettings } from './handlers/get-brand-rum-settings.ts';
import { getBreakWaiverSettings } from './handlers/get-break-waiver-settings.ts';
import { getFeatures } from './handlers/get-features.ts';
import { getGroupParent } from './handlers/get-group-parent.ts';
import { changeLegalSettings, getLegalSettings } from './handlers/legal-settings.ts';
import { getLocation } from './handlers/get-location.ts';
import {
  changeMessageTranslationSettings,
  getMessageTranslationSettings,
} from './handlers/message-translation-settings.ts';
import { getReportSettings } from './handlers/get-report-settings.ts';
import { getReportingSettings } from './handlers/get-reporting-settings.ts';
import { getRumSettings } from './handlers/get-rum-settings.ts';
import { getScheme } from './handlers/get-scheme.ts';
import { getTree } from './handlers/get-tree.ts';
import { getUserPlace } from './handlers/get-user-place.ts';
import { listCurrencies } from './handlers/list-currencies.ts';
import { moveBrand } from './handlers/move-brand.ts';
import { removeFavourites } from './handlers/remove-favourites.ts';
import { reportPage } from './handlers/report-page.ts';
import { restoreBrand } from './handlers/restore-brand.ts';
import { searchBrands } from './handlers/search-brands.ts';

export const core = defineModule({
  name: 'core',
  endpoints: [
    listCurrencies,
    getBasicInfo,
    getTree,
    searchBrands,
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
