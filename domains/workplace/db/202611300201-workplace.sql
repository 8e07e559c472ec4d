-- What a location plans its weeks on: notes on days, closed days, stations, wage budgets.
create schema workplace;
