// Conversations of many messages, and many conversations, in a few statements.
import { sql } from 'drizzle-orm'
import { currentServer } from '../server.ts'

/** So many messages that a client wrote, `Mensaje` and its number each; each tenth names a package, where one is given. */
export async function givenManyMessages(clientId: string, count: number, orderId: string | null): Promise<void> {
  const { db } = await currentServer()
  await db.execute(sql`with made as (
      insert into conversations (id, client_id, last_number, open_since) values (gen_random_uuid(), ${clientId}, ${count}, now()) returning id)
    insert into conversation_messages (id, conversation_id, number, is_from_house, author_id, text, about_kind, about_id)
    select gen_random_uuid(), made.id, number, false, ${clientId}, 'Mensaje ' || number,
      case when number % 10 = 0 and ${orderId}::uuid is not null then 'order' end, case when number % 10 = 0 then ${orderId}::uuid end
    from made, generate_series(1, ${count}::int) as number`)
  await db.execute(sql`analyze conversations, conversation_messages`)
}

/** So many clients, copies of one, who each wait for an answer to one message; the first has waited longest. */
export async function givenManyOpen(original: string, count: number): Promise<void> {
  const { db } = await currentServer()
  await db.execute(sql`with person as (
      insert into users (id, first_name, last_name, email, casillero_code, identification, associate_id)
      select gen_random_uuid(), 'Ana', 'Número ' || number, 'open' || number || '@example.com', 'UIO-' || (600000 + number), '', u.associate_id
      from users u, generate_series(1, ${count}::int) as number where u.id = ${original}
      returning id, substring(email from '[0-9]+')::int as number),
    made as (
      insert into conversations (id, client_id, last_number, open_since)
      select gen_random_uuid(), id, 1, now() - interval '20 days' + number * interval '1 minute' from person returning id, client_id)
    insert into conversation_messages (id, conversation_id, number, is_from_house, author_id, text)
    select gen_random_uuid(), id, 1, false, client_id, '¿Dónde está?' from made`)
  await db.execute(sql`analyze users, conversations, conversation_messages`)
}
