-- Whose a picture is was open to every group for joining it beside a name, also that of people whom the group has never met. Nothing
-- joins it: people read their own.
drop view media.photo_view;
drop policy anyone_signed_in on media.photo;
revoke all on media.photo from hearth_tenant;
