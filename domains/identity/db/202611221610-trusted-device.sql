-- Until when a device on which a code was given signs its owner in without another.
alter table identity.known_device add column trusted_until timestamptz;
