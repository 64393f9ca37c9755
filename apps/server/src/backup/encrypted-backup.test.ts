import { readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../db/db.ts'
import { openDiskStorage } from '../files/disk-storage.ts'
import { copyTemplate, rolesIn } from '../testing/cluster.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { currentServer, given } from '../testing/world.ts'
import { openBackup, restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

type Key = { recipient: string; file: string }
async function newKey(): Promise<Key> {
  const identity = await generateIdentity()
  const recipient = await identityToRecipient(identity)
  const file = join(await temporaryFolder(), 'key.txt')
  await writeFile(file, `# public key: ${recipient}\n\n${identity}\n`, { mode: 0o600 })
  return { recipient, file }
}

async function backUp(recipients: readonly string[]): Promise<string> {
  const { db, storage } = await currentServer()
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
  const databaseUrl = Object.assign(new URL(inject('testCluster').adminUrl), { pathname: rows[0]?.name }).href
  const path = join(await temporaryFolder(), 'puente.tar.gz.age')
  await takeBackup({ databaseUrl, storage }, path, { withFiles: true, recipients })
  return path
}

async function restored(path: string, identityFile?: string) {
  const databaseUrl = await copyTemplate(inject('testCluster'), 'template0')
  const roles = rolesIn(inject('testCluster'), databaseUrl)
  const storage = openDiskStorage(await temporaryFolder())
  const report = await restoreBackup({ roles, storage }, await openBackup(path, identityFile), { overwrites: false })
  return { databaseUrl, report }
}

describe('a backup for a public key', () => {
  test('says nothing of what it holds, and comes back with the key of each who may read it', async () => {
    const [mine, deputy] = [await newKey(), await newKey()]
    await given.client({ lastName: 'Yánez' })
    const path = await backUp([mine.recipient, deputy.recipient])

    const content = await readFile(path)
    expect(content.subarray(0, 22).toString('latin1')).toBe('age-encryption.org/v1\n')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    for (const { file } of [mine, deputy]) {
      const { databaseUrl, report } = await restored(path, file)
      const { db, close } = openDatabase(databaseUrl)
      const people = await db.execute(sql`select last_name from users where last_name = 'Yánez'`)
      await close()
      expect(people.rows).toEqual([{ last_name: 'Yánez' }])
      expect(report.tables.find(({ name }) => name === 'users')?.rows).toBeGreaterThan(0)
    }
  })

  test('needs the key, and that one', async () => {
    const [mine, stranger] = [await newKey(), await newKey()]
    const path = await backUp([mine.recipient])
    const noKey = join(await temporaryFolder(), 'notes.txt')
    await writeFile(noKey, 'AGE-SECRET-KEY-1NOTAKEY\n')

    await expect(restored(path)).rejects.toThrow(
      `${path} is encrypted: name the file that holds its key in BACKUP_IDENTITY_FILE.`,
    )
    await expect(restored(path, stranger.file)).rejects.toThrow(
      `${path} cannot be decrypted with the key in ${stranger.file}: it is for another key, or damaged.`,
    )
    await expect(restored(path, '/nowhere/key.txt')).rejects.toThrow('BACKUP_IDENTITY_FILE: /nowhere/key.txt cannot be read.')
    await expect(restored(path, noKey)).rejects.toThrow(
      `BACKUP_IDENTITY_FILE: ${noKey} holds no key of age (they begin with AGE-SECRET-KEY-).`,
    )
  })

  test('that was changed or cut off is refused', async () => {
    const mine = await newKey()
    const path = await backUp([mine.recipient])
    const whole = await readFile(path)
    const damage = /is no backup, or not the whole of one: some of it was changed, or its end is missing\.$/

    const changed = Buffer.from(whole)
    changed[whole.length - 2_000] = (changed[whole.length - 2_000] ?? 0) ^ 1
    await writeFile(path, changed)
    await expect(restored(path, mine.file)).rejects.toThrow(damage)
    await writeFile(path, whole)
    await truncate(path, whole.length - 2_000)
    await expect(restored(path, mine.file)).rejects.toThrow(damage)
  })

  test('for no key of age is not begun', async () => {
    await expect(backUp(['age1nobody'])).rejects.toThrow(
      'BACKUP_RECIPIENT: age1nobody is no public key of age (they begin with age1).',
    )
  })
})
