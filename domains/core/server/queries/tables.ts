import type { GeneratedAlways, Generated, JSONColumnType } from 'kysely';

export type BrandStatus = 'active' | 'archived' | 'suspended';
export type Ownership = 'COMPANY_OWNED' | 'FRANCHISED' | 'LICENSED' | 'JOINT_VENTURE';

/** A node of the tree. */
export interface BrandTable {
  id: string;
  group_id: string;
  parent_id: string | null;
  ancestor_ids: string[];
  type: string;
  name: string;
  slug: string;
  number: string | null;
  status: Generated<BrandStatus>;
  description: string | null;
  hecs: string[] | null;
  street: string | null;
  city: string | null;
  region_code: string | null;
  region: string | null;
  country_code: string | null;
  postcode: string | null;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
  time_zone: string;
  currency: string;
  ownership: Ownership | null;
  version: Generated<number>;
  place: JSONColumnType<Record<string, unknown>> | null;
  profile_image_id: string | null;
  profile_image_path: string | null;
  rectangle_image_id: string | null;
  rectangle_image_path: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  sort_name: GeneratedAlways<string>;
  search: GeneratedAlways<string>;
}

/** A service that a node speaks of. */
interface BrandServiceTable {
  group_id: string;
  brand_id: string;
  code: string;
  type: string;
  sub_services: string[];
}

export interface BrandSchemeTable {
  group_id: string;
  brand_id: string;
  background_color: string;
  accent_color: string;
}

interface BrandSettingTable {
  group_id: string;
  brand_id: string;
  name: string;
  service: string;
  value: JSONColumnType<Record<string, unknown>>;
  version: number;
  locked: boolean;
  updated_at: Date;
  updated_by: string | null;
}

interface FavouriteBrandTable {
  group_id: string;
  user_id: string;
  brand_id: string;
  created_at: Generated<Date>;
}

/** What was done to a brand; only ever added to. */
export interface BrandChangeTable {
  id: string;
  group_id: string;
  brand_id: string;
  actor_id: string | null;
  at: Date;
  action: 'CREATED' | 'CHANGED' | 'MOVED' | 'ARCHIVED' | 'RESTORED' | 'SUSPENDED';
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
}

/** This domain's tables, as Kysely knows them. */
export interface Tables {
  'core.currency': { code: string; minor_digits: number };
  'core.country': { code: string; currency: string };
  'core.brand': BrandTable;
  'core.brand_service': BrandServiceTable;
  'core.brand_scheme': BrandSchemeTable;
  'core.brand_setting': BrandSettingTable;
  'core.favourite_brand': FavouriteBrandTable;
  'core.brand_change': BrandChangeTable;
}
