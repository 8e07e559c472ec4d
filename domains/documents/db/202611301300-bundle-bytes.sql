-- How large a bundle is counts where the group's files are summed.
alter table documents.bundle drop column bytes;
