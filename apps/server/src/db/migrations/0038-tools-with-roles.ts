/**
 * A database tool with a role of its own needs the rights for what it writes, and none for what follows from that:
 * triggers work with the rights of the shop. So a role may be kept from derived columns altogether
 * (`docs/admin/database-role.sql`).
 */
export const toolsWithRolesMigration = {
  name: '0038-tools-with-roles',
  sql: `
do $$
declare
  trigger_function regprocedure;
begin
  for trigger_function in
    select distinct t.tgfoid::regprocedure
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace
  loop
    -- Whoever writes must not lead it to tables of their own.
    execute format('alter function %s security definer set search_path = %I, pg_temp', trigger_function, current_schema());
  end loop;
end $$;

-- The day of the shop's answer under a review, whoever wrote it.
create function review_answered() returns trigger language plpgsql as $$
begin
  if new.answered_at is not distinct from old.answered_at then
    new.answered_at := case when new.answer = '' then null else now() end;
  end if;
  return new;
end $$;
create trigger reviews_answered before update on reviews for each row
  when (new.answer is distinct from old.answer) execute function review_answered();
`,
};
