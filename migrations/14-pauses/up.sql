-- Holds the number of a change that lands beside this one, and gives way to it.
SELECT 1;
