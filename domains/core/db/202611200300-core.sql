-- The brand tree: every node of every group, what is known of its place, the services and colours that it sets.
create schema core;

-- Currencies in circulation (ISO 4217) with the number of digits after the decimal sign.
create table core.currency (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  minor_digits smallint not null
);

-- What people are paid in, by country: the currency of a location that names none.
create table core.country (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  currency text not null references core.currency (code)
);
create index country_currency on core.country (currency);

insert into core.currency (code, minor_digits) values
  ('AED', 2), ('AFN', 2), ('ALL', 2), ('AMD', 2), ('AOA', 2), ('ARS', 2), ('AUD', 2), ('AWG', 2), ('AZN', 2), ('BAM', 2),
  ('BBD', 2), ('BDT', 2), ('BHD', 3), ('BIF', 0), ('BMD', 2), ('BND', 2), ('BOB', 2), ('BRL', 2), ('BSD', 2), ('BTN', 2),
  ('BWP', 2), ('BYN', 2), ('BZD', 2), ('CAD', 2), ('CDF', 2), ('CHF', 2), ('CLP', 0), ('CNY', 2), ('COP', 2), ('CRC', 2),
  ('CUP', 2), ('CVE', 2), ('CZK', 2), ('DJF', 0), ('DKK', 2), ('DOP', 2), ('DZD', 2), ('EGP', 2), ('ERN', 2), ('ETB', 2),
  ('EUR', 2), ('FJD', 2), ('FKP', 2), ('GBP', 2), ('GEL', 2), ('GHS', 2), ('GIP', 2), ('GMD', 2), ('GNF', 0), ('GTQ', 2),
  ('GYD', 2), ('HKD', 2), ('HNL', 2), ('HTG', 2), ('HUF', 2), ('IDR', 2), ('ILS', 2), ('INR', 2), ('IQD', 3), ('IRR', 2),
  ('ISK', 0), ('JMD', 2), ('JOD', 3), ('JPY', 0), ('KES', 2), ('KGS', 2), ('KHR', 2), ('KMF', 0), ('KPW', 2), ('KRW', 0),
  ('KWD', 3), ('KYD', 2), ('KZT', 2), ('LAK', 2), ('LBP', 2), ('LKR', 2), ('LRD', 2), ('LSL', 2), ('LYD', 3), ('MAD', 2),
  ('MDL', 2), ('MGA', 2), ('MKD', 2), ('MMK', 2), ('MNT', 2), ('MOP', 2), ('MRU', 2), ('MUR', 2), ('MVR', 2), ('MWK', 2),
  ('MXN', 2), ('MYR', 2), ('MZN', 2), ('NAD', 2), ('NGN', 2), ('NIO', 2), ('NOK', 2), ('NPR', 2), ('NZD', 2), ('OMR', 3),
  ('PAB', 2), ('PEN', 2), ('PGK', 2), ('PHP', 2), ('PKR', 2), ('PLN', 2), ('PYG', 0), ('QAR', 2), ('RON', 2), ('RSD', 2),
  ('RUB', 2), ('RWF', 0), ('SAR', 2), ('SBD', 2), ('SCR', 2), ('SDG', 2), ('SEK', 2), ('SGD', 2), ('SHP', 2), ('SLE', 2),
  ('SOS', 2), ('SRD', 2), ('SSP', 2), ('STN', 2), ('SVC', 2), ('SYP', 2), ('SZL', 2), ('THB', 2), ('TJS', 2), ('TMT', 2),
  ('TND', 3), ('TOP', 2), ('TRY', 2), ('TTD', 2), ('TWD', 2), ('TZS', 2), ('UAH', 2), ('UGX', 0), ('USD', 2), ('UYU', 2),
  ('UZS', 2), ('VED', 2), ('VES', 2), ('VND', 0), ('VUV', 0), ('WST', 2), ('XAF', 0), ('XCD', 2), ('XCG', 2), ('XOF', 0),
  ('XPF', 0), ('YER', 2), ('ZAR', 2), ('ZMW', 2), ('ZWG', 2);

insert into core.country (code, currency) values
  ('AD', 'EUR'), ('AE', 'AED'), ('AF', 'AFN'), ('AG', 'XCD'), ('AI', 'XCD'), ('AL', 'ALL'), ('AM', 'AMD'), ('AO', 'AOA'),
  ('AR', 'ARS'), ('AS', 'USD'), ('AT', 'EUR'), ('AU', 'AUD'), ('AW', 'AWG'), ('AX', 'EUR'), ('AZ', 'AZN'), ('BA', 'BAM'),
  ('BB', 'BBD'), ('BD', 'BDT'), ('BE', 'EUR'), ('BF', 'XOF'), ('BG', 'EUR'), ('BH', 'BHD'), ('BI', 'BIF'), ('BJ', 'XOF'),
  ('BL', 'EUR'), ('BM', 'BMD'), ('BN', 'BND'), ('BO', 'BOB'), ('BQ', 'USD'), ('BR', 'BRL'), ('BS', 'BSD'), ('BT', 'BTN'),
  ('BW', 'BWP'), ('BY', 'BYN'), ('BZ', 'BZD'), ('CA', 'CAD'), ('CC', 'AUD'), ('CD', 'CDF'), ('CF', 'XAF'), ('CG', 'XAF'),
  ('CH', 'CHF'), ('CI', 'XOF'), ('CK', 'NZD'), ('CL', 'CLP'), ('CM', 'XAF'), ('CN', 'CNY'), ('CO', 'COP'), ('CR', 'CRC'),
  ('CU', 'CUP'), ('CV', 'CVE'), ('CW', 'XCG'), ('CX', 'AUD'), ('CY', 'EUR'), ('CZ', 'CZK'), ('DE', 'EUR'), ('DJ', 'DJF'),
  ('DK', 'DKK'), ('DM', 'XCD'), ('DO', 'DOP'), ('DZ', 'DZD'), ('EC', 'USD'), ('EE', 'EUR'), ('EG', 'EGP'), ('EH', 'MAD'),
  ('ER', 'ERN'), ('ES', 'EUR'), ('ET', 'ETB'), ('FI', 'EUR'), ('FJ', 'FJD'), ('FK', 'FKP'), ('FM', 'USD'), ('FO', 'DKK'),
  ('FR', 'EUR'), ('GA', 'XAF'), ('GB', 'GBP'), ('GD', 'XCD'), ('GE', 'GEL'), ('GF', 'EUR'), ('GG', 'GBP'), ('GH', 'GHS'),
  ('GI', 'GIP'), ('GL', 'DKK'), ('GM', 'GMD'), ('GN', 'GNF'), ('GP', 'EUR'), ('GQ', 'XAF'), ('GR', 'EUR'), ('GT', 'GTQ'),
  ('GU', 'USD'), ('GW', 'XOF'), ('GY', 'GYD'), ('HK', 'HKD'), ('HN', 'HNL'), ('HR', 'EUR'), ('HT', 'HTG'), ('HU', 'HUF'),
  ('ID', 'IDR'), ('IE', 'EUR'), ('IL', 'ILS'), ('IM', 'GBP'), ('IN', 'INR'), ('IO', 'USD'), ('IQ', 'IQD'), ('IR', 'IRR'),
  ('IS', 'ISK'), ('IT', 'EUR'), ('JE', 'GBP'), ('JM', 'JMD'), ('JO', 'JOD'), ('JP', 'JPY'), ('KE', 'KES'), ('KG', 'KGS'),
  ('KH', 'KHR'), ('KI', 'AUD'), ('KM', 'KMF'), ('KN', 'XCD'), ('KP', 'KPW'), ('KR', 'KRW'), ('KW', 'KWD'), ('KY', 'KYD'),
  ('KZ', 'KZT'), ('LA', 'LAK'), ('LB', 'LBP'), ('LC', 'XCD'), ('LI', 'CHF'), ('LK', 'LKR'), ('LR', 'LRD'), ('LS', 'LSL'),
  ('LT', 'EUR'), ('LU', 'EUR'), ('LV', 'EUR'), ('LY', 'LYD'), ('MA', 'MAD'), ('MC', 'EUR'), ('MD', 'MDL'), ('ME', 'EUR'),
  ('MF', 'EUR'), ('MG', 'MGA'), ('MH', 'USD'), ('MK', 'MKD'), ('ML', 'XOF'), ('MM', 'MMK'), ('MN', 'MNT'), ('MO', 'MOP'),
  ('MP', 'USD'), ('MQ', 'EUR'), ('MR', 'MRU'), ('MS', 'XCD'), ('MT', 'EUR'), ('MU', 'MUR'), ('MV', 'MVR'), ('MW', 'MWK'),
  ('MX', 'MXN'), ('MY', 'MYR'), ('MZ', 'MZN'), ('NA', 'NAD'), ('NC', 'XPF'), ('NE', 'XOF'), ('NF', 'AUD'), ('NG', 'NGN'),
  ('NI', 'NIO'), ('NL', 'EUR'), ('NO', 'NOK'), ('NP', 'NPR'), ('NR', 'AUD'), ('NU', 'NZD'), ('NZ', 'NZD'), ('OM', 'OMR'),
  ('PA', 'PAB'), ('PE', 'PEN'), ('PF', 'XPF'), ('PG', 'PGK'), ('PH', 'PHP'), ('PK', 'PKR'), ('PL', 'PLN'), ('PM', 'EUR'),
  ('PN', 'NZD'), ('PR', 'USD'), ('PS', 'ILS'), ('PT', 'EUR'), ('PW', 'USD'), ('PY', 'PYG'), ('QA', 'QAR'), ('RE', 'EUR'),
  ('RO', 'RON'), ('RS', 'RSD'), ('RU', 'RUB'), ('RW', 'RWF'), ('SA', 'SAR'), ('SB', 'SBD'), ('SC', 'SCR'), ('SD', 'SDG'),
  ('SE', 'SEK'), ('SG', 'SGD'), ('SH', 'SHP'), ('SI', 'EUR'), ('SJ', 'NOK'), ('SK', 'EUR'), ('SL', 'SLE'), ('SM', 'EUR'),
  ('SN', 'XOF'), ('SO', 'SOS'), ('SR', 'SRD'), ('SS', 'SSP'), ('ST', 'STN'), ('SV', 'USD'), ('SX', 'XCG'), ('SY', 'SYP'),
  ('SZ', 'SZL'), ('TC', 'USD'), ('TD', 'XAF'), ('TF', 'EUR'), ('TG', 'XOF'), ('TH', 'THB'), ('TJ', 'TJS'), ('TK', 'NZD'),
  ('TL', 'USD'), ('TM', 'TMT'), ('TN', 'TND'), ('TO', 'TOP'), ('TR', 'TRY'), ('TT', 'TTD'), ('TV', 'AUD'), ('TW', 'TWD'),
  ('TZ', 'TZS'), ('UA', 'UAH'), ('UG', 'UGX'), ('UM', 'USD'), ('US', 'USD'), ('UY', 'UYU'), ('UZ', 'UZS'), ('VA', 'EUR'),
  ('VC', 'XCD'), ('VE', 'VES'), ('VG', 'USD'), ('VI', 'USD'), ('VN', 'VND'), ('VU', 'VUV'), ('WF', 'XPF'), ('WS', 'WST'),
  ('XK', 'EUR'), ('YE', 'YER'), ('YT', 'EUR'), ('ZA', 'ZAR'), ('ZM', 'ZMW'), ('ZW', 'ZWG');

-- The same for everybody, so everybody may read them.
select platform.secured_table('core.currency'), platform.secured_table('core.country');
create policy everyone on core.currency for select to hearth_tenant, hearth_self, hearth_public using (true);
create policy everyone on core.country for select to hearth_tenant, hearth_self, hearth_public using (true);
grant select on core.currency, core.country to hearth_tenant, hearth_self, hearth_public;

create table core.brand (
  id uuid primary key,
  -- The root of the tree: the tenant.
  group_id uuid not null,
  parent_id uuid,
  -- From the root to this node, both included.
  ancestor_ids uuid[] not null,
  type text not null check (type <> ''),
  name text not null check (name <> ''),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- What the group itself calls the location, such as a store number.
  number text,
  status text not null default 'active' check (status in ('active', 'archived', 'suspended')),
  description text,
  -- A hotel's own enterprise code.
  hecs text,
  street text,
  city text,
  region_code text,
  region text,
  -- Known countries and currencies are checked where they are written; foreign keys to lists that never shrink would cost two indexes.
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  postcode text,
  phone text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  time_zone text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What the maps service said of the place, as it said it.
  place jsonb,
  profile_image_id uuid,
  profile_image_path text,
  rectangle_image_id uuid,
  rectangle_image_path text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Names in a list: without regard to case and accents, and alike on every database.
  sort_name text collate "C" not null generated always as (platform.searchable(name)) stored,
  search text not null generated always as (
    platform.searchable(name || ' ' || coalesce(number, '') || ' ' || coalesce(city, ''))
  ) stored,
  constraint brand_of_group unique (group_id, id),
  constraint brand_parent_in_group foreign key (group_id, parent_id) references core.brand (group_id, id),
  constraint brand_root check ((parent_id is null) = (id = group_id)),
  constraint brand_path check (
    ancestor_ids[1] = group_id
    and ancestor_ids[cardinality(ancestor_ids)] = id
    and (parent_id is null or ancestor_ids[cardinality(ancestor_ids) - 1] = parent_id)
  ),
  constraint brand_top_level check ((parent_id is null) = (type like 'GP-%')),
  constraint brand_point check ((latitude is null) = (longitude is null))
);
create unique index brand_number on core.brand (group_id, number) where number is not null;
create unique index brand_root_slug on core.brand (slug) where parent_id is null;
create unique index brand_country_node on core.brand (parent_id, country_code) where type = 'COUNTRY';
create unique index brand_region_node on core.brand (parent_id, region_code) where type = 'REGION';
create index brand_children on core.brand (parent_id, sort_name, id);
-- No index on ancestor_ids or search: array and text operators are not leak-proof, so under row security they run only on rows that
-- the policy has let through, and reading one group's rows (25,600: 10 ms) needs no more than the index on group_id.
select platform.tenant_table('core.brand');

-- What a career page and a person's own pages say of a place. A suspended or archived brand has no career page.
create policy open_brand on core.brand for select to hearth_public using (status = 'active');
create policy place_of_work on core.brand for select to hearth_self using (true);
grant select (
  id, group_id, parent_id, type, name, slug, number, status, ancestor_ids, time_zone, country_code, region, region_code, city,
  street, postcode, phone, latitude, longitude, currency
) on core.brand to hearth_public, hearth_self;

-- Published to other domains.
create view core.brand_view with (security_invoker = true) as
  select id, group_id, parent_id, type, name, slug, status, ancestor_ids, time_zone, country_code as country,
         coalesce(region, region_code) as region, city, street as address, latitude, longitude, currency, number, postcode, phone,
         region_code
    from core.brand;
grant select on core.brand_view to hearth_tenant, hearth_self, hearth_public, hearth_system;

-- A service that a node switches on (ACTIVE, PASS) or off (anything else) for itself and everything below it.
create table core.brand_service (
  group_id uuid not null,
  brand_id uuid not null,
  code text not null check (code ~ '^[A-Z][A-Z0-9_]*$'),
  type text not null,
  sub_services text[] not null default '{}',
  primary key (group_id, brand_id, code),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
select platform.tenant_table('core.brand_service');

-- The colours of a node and everything below it.
create table core.brand_scheme (
  group_id uuid not null,
  brand_id uuid not null,
  background_color text not null check (background_color ~ '^#[0-9a-f]{6}$'),
  accent_color text not null check (accent_color ~ '^#[0-9a-f]{6}$'),
  primary key (group_id, brand_id),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
select platform.tenant_table('core.brand_scheme');

-- How reports of a node and everything below it may be filtered.
create table core.report_setting (
  group_id uuid not null,
  brand_id uuid not null,
  location_filter_type text not null check (location_filter_type in ('ALL_LEVELS', 'LOCATIONS_ONLY')),
  primary key (group_id, brand_id),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
select platform.tenant_table('core.report_setting');

-- Brands that a person keeps at the top of the switcher.
create table core.favourite_brand (
  group_id uuid not null,
  user_id uuid not null,
  brand_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (group_id, brand_id, user_id),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
select platform.secured_table('core.favourite_brand');
create policy own on core.favourite_brand to hearth_tenant
  using (group_id = any ((select platform.current_groups())::uuid[]) and user_id = (select platform.current_user_id()))
  with check (group_id = any ((select platform.current_groups())::uuid[]) and user_id = (select platform.current_user_id()));
grant select, insert, delete on core.favourite_brand to hearth_tenant;

-- Who changed the tree, and how. Rows are only ever added.
create table core.brand_change (
  id uuid primary key,
  group_id uuid not null,
  brand_id uuid not null,
  actor_id uuid,
  at timestamptz not null,
  action text not null check (action in ('CREATED', 'CHANGED', 'MOVED', 'ARCHIVED', 'RESTORED', 'SUSPENDED')),
  before jsonb,
  after jsonb
);
create index brand_change_of_brand on core.brand_change (group_id, brand_id, at);
select platform.tenant_table('core.brand_change');
revoke update, delete on core.brand_change from hearth_tenant, hearth_system;
