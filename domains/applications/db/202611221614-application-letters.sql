-- Candidates in the new form of Arabic letters.
set local role hearth_system;
update applications.application set first_name = first_name where search_text ~ U&'[\0622\0623\0625\0629\0640\0649\064B-\0652\0670\0671]';
reset role;
