// What the migration makes of consents that were written before there were texts.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { connect } from '../../db/connect.ts'
import { newId } from '../../db/id.ts'
import { MIGRATIONS } from '../../db/migrate.ts'
import { copyTemplate } from '../../testing/cluster.ts'

const FILES = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith('.sql'))
  .sort()
const TEXTS = FILES.findIndex((name) => name.endsWith('_texts.sql'))

test('rows without a text are unproven, names that were ticked count for ninety days more, and no row can be changed afterwards', async () => {
  const client = await connect(await copyTemplate(inject('testCluster'), 'template0'))
  const apply = async (names: readonly string[]) => {
    for (const name of names) await client.query(readFileSync(join(MIGRATIONS, name), 'utf8'))
  }
  try {
    await apply(FILES.slice(0, TEXTS))
    const user = newId()
    await client.query(
      `insert into users (id, first_name, last_name, email) values ($1, 'Rosa', 'Andrade', 'rosa@puente.test')`,
      [user],
    )
    for (const kind of ['terms', 'privacy', 'consignee', 'bundling'])
      await client.query('insert into consents (id, kind, user_id) values ($1, $2, $3)', [newId(), kind, user])

    await client.query(
      `insert into authorized_names (id, code, client_id, name, identification_type, identification, purposes, consented_at)
       values ($1, 'AUT-1', $2, 'Lucía Vaca', 'cedula', '1710034065', '{consignee}', now())`,
      [newId(), user],
    )

    await apply(FILES.slice(TEXTS))

    const { rows } = await client.query('select kind, evidence, text_id, text_hash from consents order by kind')
    const shown = { text_id: null, text_hash: '' }
    expect(rows).toEqual([
      { kind: 'bundling', evidence: 'act', ...shown },
      { kind: 'consignee', evidence: 'unproven', ...shown },
      { kind: 'privacy', evidence: 'unproven', ...shown },
      { kind: 'terms', evidence: 'unproven', ...shown },
    ])
    const { rows: names } = await client.query(
      `select consented_at, tolerated_until between now() + interval '89 days' and now() + interval '91 days' as "isTolerated" from authorized_names`,
    )
    expect(names).toEqual([{ consented_at: null, isTolerated: true }])
    await expect(client.query(`update consents set evidence = 'text'`)).rejects.toThrow()
  } finally {
    await client.end()
  }
})
