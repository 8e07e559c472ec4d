-- Of which type of document the file of a step becomes one, and until when it is valid. The type is looked up when it is used.
alter table onboarding.step
  add column document_type_id uuid,
  add column asks_until boolean not null default false,
  add column valid_until date,
  -- The document that fulfilled it: made of its file, or one that was there.
  add column document_id uuid,
  add check (document_type_id is null or kind = 'UPLOAD');
