-- A code belongs to who asked for it; '' is one that an operator tells, which nobody asked for by a token.
alter table phone_codes add column asker text not null default '';
alter table phone_codes drop constraint phone_codes_pkey;
alter table phone_codes add primary key (phone, purpose, asker);

-- An address is an account's once it is proved. Until then it stands with the link alone, so that two who register
-- with the same address do not stand in each other's way.
update users set email = null where status = 'inactive' and phone is null;
create index email_links_email on email_links (email);

delete from sessions where user_id in (select id from users where status <> 'active');
