import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Db } from '../db/db.ts'
import { createTestDatabase } from '../testing/database.ts'
import { livePast, PATIENCE_IN_MILLISECONDS } from '../testing/given/demo-past.ts'

describe('the same seed', () => {
  /** What everybody did and when, and what became of every order and bill: everything but ids. */
  const digestOf = (of: Db) =>
    of.execute(
      sql`select
        (select md5(string_agg(concat_ws('|', orders.code, request_number, email, orders.status, tracking, description,
          product_value_in_cents, warehouse_weight_in_grams, real_weight_in_grams, consignee_identification, is_special), ';'
          order by orders.code)) from orders left join users on users.id = client_id) as orders,
        (select md5(string_agg(concat_ws('|', email, action, from_status, to_status, events.at, coalesce(said.note, '')), ';'
          order by events.at, action, email, from_status, to_status, said.note)) from events left join users on users.id = actor_id
          left join event_values said on said.event_id = events.id) as events,
        (select md5(string_agg(concat_ws('|', code, status, total_in_cents, pickup_name), ';' order by code)) from bills) as bills`,
    )

  test(
    'makes the same company',
    async () => {
      const [one, other] = [await createTestDatabase(), await createTestDatabase()]
      await livePast(one.db, 25)
      await livePast(other.db, 25)

      expect((await digestOf(other.db)).rows).toEqual((await digestOf(one.db)).rows)
    },
    PATIENCE_IN_MILLISECONDS,
  )
})
