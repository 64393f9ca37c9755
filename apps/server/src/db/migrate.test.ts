import { describe, expect, inject, test } from 'vitest'
import { copyTemplate } from '../testing/cluster.ts'
import { connect } from './connect.ts'
import { openDatabase } from './db.ts'
import { migrateDatabase, migrateOver } from './migrate.ts'
import { StartError } from './start-error.ts'

const emptyDatabase = () => copyTemplate(inject('testCluster'), 'template0')

async function query(url: string, statement: string) {
  const { pool, close } = openDatabase(url)
  const { rows } = await pool.query(statement).finally(close)
  return rows
}

describe('migrating', () => {
  test('makes every table in an empty database, and nothing the second time', async () => {
    const url = await emptyDatabase()

    expect((await migrateDatabase(url)).applied).toContain('0000_baseline')
    expect((await migrateDatabase(url)).applied).toEqual([])
    expect(await query(url, `select to_regclass('orders') is not null as there`)).toEqual([{ there: true }])
  })

  test('happens once when several instances start at the same moment', async () => {
    const url = await emptyDatabase()

    const outcomes = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url)))

    expect(outcomes.filter(({ applied }) => applied.length > 0)).toHaveLength(1)
  })

  test('gives every connection the same time zone and time limits', async () => {
    const url = await copyTemplate(inject('testCluster'))
    await migrateDatabase(url)

    expect(await query(url, 'show timezone')).toEqual([{ TimeZone: 'UTC' }])
    expect(await query(url, 'show statement_timeout')).toEqual([{ statement_timeout: '30s' }])
  })

  test('gives them to the connection that it used, too: a pooler hands that one on', async () => {
    const client = await connect(await copyTemplate(inject('testCluster')))
    const settings = async () => {
      const { rows } = await client.query(
        `select current_setting('statement_timeout') as longest, current_setting('lock_timeout') as locked`,
      )
      return rows[0]
    }
    expect(await settings()).toEqual({ longest: '0', locked: '0' })

    await migrateOver(client)

    expect(await settings()).toEqual({ longest: '30s', locked: '10s' })
    await client.end()
  })

  test('leaves alone a database that a newer program has migrated', async () => {
    const url = await copyTemplate(inject('testCluster'))
    await query(url, `insert into schema_migrations (name, hash) values ('9999_from_the_future', '')`)

    await expect(migrateDatabase(url)).rejects.toThrow(StartError)
    await expect(migrateDatabase(url)).rejects.toThrow(
      'The database is newer than this program (it has the migration 9999_from_the_future): start the newer version.',
    )
  })

  test('leaves alone a database that was made before the migrations were put together', async () => {
    const url = await copyTemplate(inject('testCluster'))
    await query(url, `insert into schema_migrations (name, hash) values ('0000_an_earlier_one', '')`)

    await expect(migrateDatabase(url)).rejects.toThrow(
      'The database was made before the first release (it has the migration 0000_an_earlier_one): delete it, for the demo the folder data, and start again.',
    )
  })

  test('says when a migration is no longer what was applied', async () => {
    const url = await copyTemplate(inject('testCluster'))
    await query(url, `update schema_migrations set hash = 'another' where name = '0000_baseline'`)

    await expect(migrateDatabase(url)).rejects.toThrow('The migration 0000_baseline was changed after the database applied it.')
  })
})
