import { defineModule } from '@hearth/platform/module';
import { addFavourites } from './handlers/add-favourites.ts';
import { archiveBrand } from './handlers/archive-brand.ts';
import { changeBrand } from './handlers/change-brand.ts';
import { changeLocation } from './handlers/change-location.ts';
import { changeScheme } from './handlers/change-scheme.ts';
import { checkSuspension } from './handlers/check-suspension.ts';
import { createLocation } from './handlers/create-location.ts';
import { getBasicInfo } from './handlers/get-basic-info.ts';
import { getBasicMedia } from './handlers/get-basic-media.ts';
import { getGroupParent } from './handlers/get-group-parent.ts';
import { getLocation } from './handlers/get-location.ts';
import { getReportSettings } from './handlers/get-report-settings.ts';
import { getTree } from './handlers/get-tree.ts';
import { listCurrencies } from './handlers/list-currencies.ts';
import { moveBrand } from './handlers/move-brand.ts';
import { removeFavourites } from './handlers/remove-favourites.ts';
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
    changeScheme,
    createLocation,
    changeLocation,
    changeBrand,
    archiveBrand,
    restoreBrand,
    moveBrand,
  ],
});
