import { createPrivateKey, X509Certificate } from 'node:crypto'
import { rm, stat, writeFile } from 'node:fs/promises'
import forge from 'node-forge'
import { describe, expect, test } from 'vitest'
import { atTime } from '../../clock.ts'
import { type Config, readConfig } from '../../config.ts'
import { newId } from '../../db/id.ts'
import { locked, newKey } from '../../secrets/locked-secret.ts'
import { keyFileIn, neededSecretsKey, secretsKeyOf } from '../../secrets/secrets-key.ts'
import { madeCertificate } from '../../testing/fiscal/certificates.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { currentServer, given } from '../../testing/world.ts'
import { keepCertificate, removeCertificate } from './signing-certificates.repository.ts'
import { signingKeyOf } from './signing-key.ts'

const made = madeCertificate({ to: '2028-01-01' })
const PRIVATE_KEY = createPrivateKey(made.keyPem).export({ format: 'der', type: 'pkcs8' })
const CERTIFICATE = forge.pki.certificateToPem(made.certificate)
const key = newKey()
const configWith = (changes: Partial<Config>): Config => ({ ...readConfig({}), ...changes })

async function keep(box: (id: string) => string): Promise<void> {
  const { db } = await currentServer()
  const { id: keptById } = await given.administrator()
  const id = newId()
  const { validFromDate: validFrom, validToDate: validTo } = new X509Certificate(CERTIFICATE)
  const said = { holder: 'FIRMA', issuer: 'AC', ruc: null, serialNumber: '1' }
  const row = { ...said, id, certificate: CERTIFICATE, validFrom, validTo, keptById }
  await db.transaction((tx) => keepCertificate(tx, row, box(id)))
}
const stateOf = async (secretsKey: Buffer | undefined, at = new Date('2026-11-26')) => {
  const { db } = await currentServer()
  const config = configWith({ secretsKey, databaseUrl: 'postgres://elsewhere' })
  return atTime(at, () => signingKeyOf(db, config))
}

describe('the key that signs', () => {
  test('is ready with its certificate', async () => {
    await keep((id) => locked(PRIVATE_KEY, key, id))
    const signing = await stateOf(key)
    if (signing.state !== 'ready') throw new Error(signing.state)
    expect(signing.certificate.checkPrivateKey(signing.privateKey)).toBe(true)
    expect(signing.certificate.toString()).toBe(CERTIFICATE.replaceAll('\r', ''))
  })

  test('is expired after its certificate’s last moment', async () => {
    await keep((id) => locked(PRIVATE_KEY, key, id))
    expect((await stateOf(key, new Date('2028-01-01T00:00:00Z'))).state).toBe('ready')
    expect(await stateOf(key, new Date('2028-01-01T00:00:01Z'))).toEqual({ state: 'expired' })
  })

  test('is in a closed box without the key of the environment, with another, and in the row of another', async () => {
    await keep((id) => locked(PRIVATE_KEY, key, id))
    expect(await stateOf(undefined)).toEqual({ state: 'boxClosed' })
    expect(await stateOf(newKey())).toEqual({ state: 'boxClosed' })
    await keep(() => locked(PRIVATE_KEY, key, newId()))
    expect(await stateOf(key)).toEqual({ state: 'boxClosed' })
  })

  test('is missing without a certificate', async () => {
    const { db } = await currentServer()
    await db.transaction((tx) => removeCertificate(tx))
    expect(await stateOf(key)).toEqual({ state: 'missing' })
  })
})

describe('the key to the box', () => {
  test('of an embedded database is made at first need, for its owner alone, and stays', async () => {
    const place = configWith({ dataDirectory: await temporaryFolder() })
    expect(await secretsKeyOf(place)).toBeNull()
    const first = await neededSecretsKey(place)
    expect(first).toHaveLength(32)
    expect(await neededSecretsKey(place)).toEqual(first)
    expect(await secretsKeyOf(place)).toEqual(first)
    expect((await stat(keyFileIn(place.dataDirectory))).mode & 0o777).toBe(0o600)
  })

  test('is none where its file holds another text, which is not overwritten', async () => {
    const place = configWith({ dataDirectory: await temporaryFolder() })
    await writeFile(keyFileIn(place.dataDirectory), 'nothing')
    expect(await neededSecretsKey(place)).toBeNull()
    await rm(keyFileIn(place.dataDirectory))
  })

  test('of a database elsewhere is given, never made', async () => {
    const place = configWith({ databaseUrl: 'postgres://elsewhere', dataDirectory: await temporaryFolder() })
    expect(await neededSecretsKey(place)).toBeNull()
    expect(await neededSecretsKey({ ...place, secretsKey: key })).toBe(key)
  })
})
