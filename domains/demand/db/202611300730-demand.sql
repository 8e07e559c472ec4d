-- How many people are needed when.
create schema demand;
