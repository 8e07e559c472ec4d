-- Which document fulfilled a step stands in its history.
alter table onboarding.step drop column document_id;
