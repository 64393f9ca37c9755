import { type Actor, USER_TYPES } from '@app/domain'
import { and, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { plainText } from '../../db/search.ts'
import { all, ownedBy, withinReach } from '../../records/reach.ts'
import { usersTable as users } from './users.table.ts'
import { isOfType } from './users-lists.repository.ts'

/** The share of its groups of three letters that a name has to have: two letters changed in a word of seven. */
const NEAR_ENOUGH = '0.5'

const REACH = { administrator: all, associate: ownedBy(users.associateId) }

/** The clients whose names come nearest to what was typed, by their letters; the nearest first. */
export const nearestClients = (db: Db, actor: Actor, typed: string, { limit }: { limit: number }) =>
  db.transaction(async (tx) => {
    const plain = plainText(typed)
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${NEAR_ENOUGH}, true)`)
    const { id, casilleroCode, username, firstName, lastName, searchText } = users
    return tx
      .select({ id, casilleroCode, username, firstName, lastName })
      .from(users)
      .where(
        and(
          sql`${plain} <% ${searchText}`,
          isOfType(USER_TYPES.client),
          isNull(users.closedAt),
          withinReach({ reach: REACH }, actor),
        ),
      )
      .orderBy(sql`${plain} <<-> ${searchText}`, id)
      .limit(limit)
  })
