-- Whether messages may be translated is a setting of a brand too.
alter table core.brand_setting drop constraint brand_setting_name_check,
  add constraint brand_setting_name_check check (name in ('reports', 'service_reporting', 'break_waivers', 'rum', 'message_translation'));
