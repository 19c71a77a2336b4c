-- Why a line is refused: [{"field": … or null, "reason": …, "value": …}], where only the first reason was held.
alter table import_lines add problems jsonb not null default '[]';
update import_lines
set problems = jsonb_build_array(jsonb_build_object('field', field, 'reason', reason, 'value', ''))
where reason is not null;
alter table import_lines drop column field, drop column reason;
