-- What is searched and sorted by, in the new form of Arabic letters. Stored columns are written anew when what they are made of is.
set local role hearth_system;
update core.brand set name = name where search ~ U&'[\0622\0623\0625\0629\0640\0649\064B-\0652\0670\0671]';
reset role;
