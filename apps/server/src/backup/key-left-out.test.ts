// A backup carries no private key, not even a locked one: a restored house asks for the file again (fiscal, section 4).
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import forge from 'node-forge'
import { describe, expect, inject, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/db.ts'
import { newId } from '../db/id.ts'
import { keepCertificate } from '../features/fiscal-registration-records/signing-certificates.repository.ts'
import { signingKeyOf } from '../features/fiscal-registration-records/signing-key.ts'
import { openDiskStorage } from '../files/disk-storage.ts'
import { locked, newKey } from '../secrets/locked-secret.ts'
import { copyTemplate, rolesIn } from '../testing/cluster.ts'
import { madeCertificate } from '../testing/fiscal/certificates.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { currentServer, given } from '../testing/world.ts'
import { openBackup, restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const made = madeCertificate()
const CERTIFICATE = forge.pki.certificateToPem(made.certificate)
const PRIVATE_KEY = createPrivateKey(made.keyPem).export({ format: 'der', type: 'pkcs8' })
const secretsKey = newKey()

async function kept() {
  const { db, storage } = await currentServer()
  const { id: keptById } = await given.administrator()
  const id = newId()
  const box = locked(PRIVATE_KEY, secretsKey, id)
  const { validFromDate: validFrom, validToDate: validTo } = new X509Certificate(CERTIFICATE)
  const row = { id, certificate: CERTIFICATE, holder: 'FIRMA', issuer: 'AC', ruc: null, serialNumber: '1', validFrom, validTo }
  await db.transaction((tx) => keepCertificate(tx, { ...row, keptById }, box))
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
  const databaseUrl = Object.assign(new URL(inject('testCluster').adminUrl), { pathname: rows[0]?.name }).href
  const path = join(await temporaryFolder(), 'puente.tar.gz')
  return { db, databaseUrl, storage, path, box, id }
}

describe('a backup with a signing certificate in the house', { timeout: 120_000 }, () => {
  test('holds the certificate and not its key; a house restored from it asks for the file again, over its own data too', async () => {
    const { db, databaseUrl, storage, path, box, id } = await kept()
    const config = { ...readConfig({}), secretsKey }
    expect((await signingKeyOf(db, config)).state).toBe('ready')

    const { tables } = await takeBackup({ databaseUrl, storage }, path, { withFiles: false })

    expect(tables.map(({ name }) => name)).toContain('signing_certificates')
    expect(tables.map(({ name }) => name)).not.toContain('signing_keys')
    const content = gunzipSync(await readFile(path))
    expect(content.includes(id)).toBe(true)
    for (const secret of [box, 'signing_keys', PRIVATE_KEY.toString('base64').slice(100, 160)])
      expect(content.includes(secret)).toBe(false)

    const copyUrl = await copyTemplate(inject('testCluster'), 'template0')
    const place = { roles: rolesIn(inject('testCluster'), copyUrl), storage: openDiskStorage(await temporaryFolder()) }
    await restoreBackup(place, await openBackup(path), { overwrites: false })
    const copy = openDatabase(copyUrl)
    const keyThere = async () => (await signingKeyOf(copy.db, config)).state
    expect(await keyThere()).toBe('missing')

    await copy.db.execute(sql`insert into signing_keys (certificate_id, box) values (${id}, ${box})`)
    expect(await keyThere()).toBe('ready')
    await copy.close()
    await restoreBackup(place, await openBackup(path), { overwrites: true })
    const again = openDatabase(copyUrl)
    expect((await signingKeyOf(again.db, config)).state).toBe('missing')
    await again.close()
  })
})
