// A server on a database elsewhere, without SECRETS_KEY.
import { fiscalRegistration as contract } from '@app/contract'
import { beforeAll, expect, test } from 'vitest'
import { CERTIFICATE_PASSWORD, certificateFile, fileOfCertificate, keepCertificate } from '../../testing/given/given-fiscal.ts'
import { currentServer, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')

beforeAll(async () => {
  const { app } = await currentServer()
  Object.assign(app.parts.config, { databaseUrl: 'postgres://elsewhere' })
})

test('no certificate is taken where nothing can lock its key up', async () => {
  const file = fileOfCertificate()
  const refusal = { status: 409, code: 'secretsKeyMissing', details: { because: ['secretsKeyMissing'], next: [] } }
  const previewing = administrator.call(contract.previewCertificate, {
    body: { password: CERTIFICATE_PASSWORD },
    files: certificateFile(file),
  })
  await expect(previewing).rejects.toMatchObject(refusal)
  await expect(keepCertificate(file)).rejects.toMatchObject(refusal)
})

test('one whose key was locked up with another waits to be uploaded again', async () => {
  const { app } = await currentServer()
  Object.assign(app.parts.config, { secretsKey: Buffer.alloc(32, 1) })
  expect((await keepCertificate(fileOfCertificate())).certificate?.state).toBe('ready')
  Object.assign(app.parts.config, { secretsKey: Buffer.alloc(32, 2) })
  const { certificate, missing } = await administrator.call(contract.getFiscalRegistration)
  expect(certificate?.state).toBe('boxClosed')
  expect(missing.test).toContain('certificateClosed')
})
