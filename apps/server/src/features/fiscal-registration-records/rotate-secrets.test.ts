import { createPrivateKey, X509Certificate } from 'node:crypto'
import forge from 'node-forge'
import { expect, test } from 'vitest'
import { type Config, readConfig } from '../../config.ts'
import { newId } from '../../db/id.ts'
import { locked, newKey } from '../../secrets/locked-secret.ts'
import { madeCertificate } from '../../testing/fiscal/certificates.ts'
import { currentServer, given } from '../../testing/world.ts'
import { rotateSecrets } from './rotate-secrets.ts'
import { keepCertificate } from './signing-certificates.repository.ts'
import { signingKeyOf } from './signing-key.ts'

test('private keys are locked up with another key, all or none, and a run is repeated at will', async () => {
  const { db } = await currentServer()
  const made = madeCertificate({ to: '2040-01-01' })
  const [before, next] = [newKey(), newKey()]
  const id = newId()
  const certificate = forge.pki.certificateToPem(made.certificate)
  const { validFromDate: validFrom, validToDate: validTo } = new X509Certificate(certificate)
  const { id: keptById } = await given.administrator()
  const row = { id, certificate, holder: 'FIRMA', issuer: 'AC', ruc: null, serialNumber: '1', validFrom, validTo, keptById }
  const box = locked(createPrivateKey(made.keyPem).export({ format: 'der', type: 'pkcs8' }), before, id)
  await db.transaction((tx) => keepCertificate(tx, row, box))
  const config = readConfig({ DATABASE_URL: 'postgres://elsewhere/puente' })
  const stateWith = async (secretsKey: Config['secretsKey']) => (await signingKeyOf(db, { ...config, secretsKey })).state

  await expect(rotateSecrets(db, newKey(), next)).rejects.toThrow('does not open with SECRETS_KEY as it is now')
  await expect(rotateSecrets(db, null, next)).rejects.toThrow('nothing was changed')
  expect(await stateWith(before)).toBe('ready')

  expect(await rotateSecrets(db, before, next)).toBe(1)
  expect([await stateWith(before), await stateWith(next)]).toEqual(['boxClosed', 'ready'])
  expect(await rotateSecrets(db, before, next)).toBe(0)
  expect(await stateWith(next)).toBe('ready')
})
