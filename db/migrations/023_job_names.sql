-- Jobs are keyed by name: renamed ones keep their schedule and counters.
update jobs set name = 'notifications.cleanup' where name = 'notifications.tidy';
update jobs set name = 'saved-searches.cleanup' where name = 'saved-searches.tidy';
