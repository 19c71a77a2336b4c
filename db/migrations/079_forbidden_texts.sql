-- Rules that know adverts which may not be published by how they read.
alter table review_rules drop constraint review_rules_kind_check;
alter table review_rules add constraint review_rules_kind_check check (kind in ('words', 'links', 'phones',
  'doubtful_contacts', 'numbers', 'forbidden_text', 'price', 'own_text', 'others_text', 'others_photo', 'new_account',
  'many_adverts'));
