-- On which day a week begins somewhere was open to everybody who is signed in; whoever works or worked for the group needs it.
alter policy place_of_work on scheduling.location_setting using (group_id = any ((select team.groups_of_work())::uuid[]));
