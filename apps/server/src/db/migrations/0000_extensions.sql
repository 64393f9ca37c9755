-- Contains-search by trigrams. Trusted since PostgreSQL 13: the database's owner may create it.
create extension if not exists pg_trgm;
