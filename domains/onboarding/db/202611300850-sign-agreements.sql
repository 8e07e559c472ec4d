-- A step can name an agreement that is signed instead of its text; it is in signatures.agreement.
alter table onboarding.step add column agreement_id uuid;
