import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fiscalRegistration as contract, parameters } from '@app/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { containerOf, madeCertificate } from '../../testing/fiscal/certificates.ts'
import { CERTIFICATE_PASSWORD, certificateFile, fileOfCertificate, keepCertificate } from '../../testing/given/given-fiscal.ts'
import { currentServer, signedInAs } from '../../testing/world.ts'
import { signingKeyOf } from '../fiscal-registration-records/signing-key.ts'

const administrator = signedInAs('administrator')
const read = () => administrator.call(contract.getFiscalRegistration)
const preview = (content: Uint8Array, password = CERTIFICATE_PASSWORD) =>
  administrator.call(contract.previewCertificate, { body: { password }, files: certificateFile(content) })
const remove = () => administrator.call(contract.removeCertificate)
const signing = async () => {
  const { db, app } = await currentServer()
  return signingKeyOf(db, app.parts.config)
}

const GOOD = fileOfCertificate({ serial: '0a' })
const FACTS = {
  holder: 'FIRMA DE PRUEBA SIN VALIDEZ',
  issuer: 'AC DE PRUEBA',
  ruc: '1790011674001',
  serialNumber: '10',
  validFrom: '2020-01-01T00:00:00.000Z',
  validTo: '2040-01-01T00:00:00.000Z',
  isOfCompany: true,
}

describe('the file of a certificate', () => {
  test('is shown before anything is kept', async () => {
    expect(await preview(GOOD)).toEqual({ ...FACTS, daysLeft: expect.any(Number) })
    expect((await read()).certificate).toBeNull()
    expect(await signing()).toEqual({ state: 'missing' })
  })

  test('signs once it is kept; the one before does no more', async () => {
    const { certificate } = await keepCertificate(GOOD)
    expect(certificate).toMatchObject({ ...FACTS, state: 'ready', keptBy: expect.stringMatching(/\w/) })
    const first = await signing()
    await keepCertificate(fileOfCertificate({ serial: '0b' }))
    const second = await signing()
    expect(first.state === 'ready' && second.state === 'ready' && second.certificateId !== first.certificateId).toBe(true)
    expect((await read()).certificate?.serialNumber).toBe('11')
  })

  test('that is removed leaves nothing that could sign', async () => {
    await keepCertificate(GOOD)
    expect(await remove()).toEqual({ ok: true })
    expect((await read()).certificate).toBeNull()
    expect(await signing()).toEqual({ state: 'missing' })
    const { db } = await currentServer()
    expect((await db.execute(sql`select count(*)::int as count from signing_keys`)).rows).toEqual([{ count: 0 }])
    expect(await remove()).toEqual({ ok: true })
  })

  test.each([
    ['another company', '1792146739001'],
    ['nobody', null],
  ])('of %s is a warning that is accepted', async (_whose, ruc) => {
    const file = fileOfCertificate({ ruc })
    expect(await preview(file)).toMatchObject({ ruc, isOfCompany: false })
    await expect(keepCertificate(file)).rejects.toMatchObject({
      status: 422,
      code: 'certificateRucNotAccepted',
      details: { fields: [{ path: 'acceptsOtherRuc' }] },
    })
    expect((await keepCertificate(file, { acceptsOtherRuc: true })).certificate).toMatchObject({ ruc, isOfCompany: false })
  })
})

const made = madeCertificate({ to: '2040-01-01' })
const ended = madeCertificate({ to: '2026-01-02' })
const encrypting = madeCertificate({ to: '2040-01-01', usage: { keyEncipherment: true } })
const short = madeCertificate({ to: '2040-01-01', bits: 1024 })
const inFile = (one: typeof made, certificate = one) => containerOf(one, [certificate], CERTIFICATE_PASSWORD)

describe('a file is refused', () => {
  test.each([
    ['of another password', 422, 'certificatePasswordWrong', 'password', () => containerOf(made, [made], 'otra')],
    ['that is none', 422, 'certificateUnreadable', 'certificate', () => Buffer.from('una carta')],
    ['without a certificate', 422, 'certificateNotForSigning', 'certificate', () => containerOf(made, [], CERTIFICATE_PASSWORD)],
    ['that may not sign', 422, 'certificateNotForSigning', 'certificate', () => inFile(encrypting)],
    ['that has ended', 422, 'certificateExpired', 'certificate', () => inFile(ended)],
    ['with the key of another', 422, 'certificateKeyMismatch', 'certificate', () => inFile(made, ended)],
    ['with a short key', 422, 'certificateKeyUnsuitable', 'certificate', () => inFile(short)],
  ])('%s', async (_what, status, code, path, file) => {
    const refusal = { status, code, details: { fields: [{ path, code }] } }
    await expect(preview(file())).rejects.toMatchObject(refusal)
    await expect(keepCertificate(file())).rejects.toMatchObject(refusal)
  })

  test('of more than 64 kB, of another part, and where there is none or there are two', async () => {
    const body = { password: CERTIFICATE_PASSWORD }
    const send = (files: ReturnType<typeof certificateFile>) => administrator.call(contract.previewCertificate, { body, files })
    await expect(preview(Buffer.alloc(65_537))).rejects.toMatchObject({ status: 413, code: 'fileTooLarge' })
    await expect(send(certificateFile(GOOD, 'firma'))).rejects.toMatchObject({ code: 'fieldNotValid' })
    await expect(send([])).rejects.toMatchObject({ code: 'fieldRequired' })
    await expect(send([...certificateFile(GOOD), ...certificateFile(GOOD)])).rejects.toMatchObject({ code: 'fieldNotValid' })
  })
})

describe('the private key and the password of its file', () => {
  const tracked = madeCertificate({ from: '2020-01-01', to: '2040-01-01' })
  const file = containerOf(tracked, [tracked], CERTIFICATE_PASSWORD)
  /** A piece from the middle of the key: as DER in base64 and in hexadecimal, and as PEM. */
  const pieces = () => {
    const base64 = tracked.keyPem.replaceAll(/-----[A-Z ]+-----|\s/g, '')
    const bytes = Buffer.from(base64, 'base64')
    return [
      CERTIFICATE_PASSWORD,
      base64.slice(200, 260),
      bytes.toString('hex').slice(400, 460),
      file.toString('base64').slice(400, 460),
    ]
  }
  const answers: string[] = []

  beforeAll(async () => {
    answers.push(JSON.stringify(await preview(file)))
    answers.push(JSON.stringify(await keepCertificate(file)))
    answers.push(JSON.stringify(await administrator.call(parameters.listParameters)))
  })

  test('are in no answer', async () => {
    answers.push(JSON.stringify(await read()))
    const refused = await administrator
      .call(contract.keepCertificate, { body: { password: `${CERTIFICATE_PASSWORD}!` }, files: certificateFile(file) })
      .catch((error: unknown) => JSON.stringify(error))
    answers.push(String(refused))
    for (const piece of pieces()) expect(answers.join('\n')).not.toContain(piece)
  })

  test('are in no row of any table', async () => {
    const { db } = await currentServer()
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    const all = await Promise.all(tables.map(({ name }) => db.execute(sql`select row::text from ${sql.identifier(name)} as row`)))
    const rows = JSON.stringify(all.map((table) => table.rows))
    expect(tables.length).toBeGreaterThan(70)
    expect(rows).toContain('FIRMA DE PRUEBA SIN VALIDEZ')
    for (const piece of pieces()) expect(rows).not.toContain(piece)
  })

  test('are in no file of the server, whose key to the locked one is its owner’s alone', async () => {
    const { app } = await currentServer()
    const { dataDirectory } = app.parts.config
    const names = await readdir(dataDirectory, { recursive: true, withFileTypes: true })
    const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    expect(files.map((path) => path.slice(dataDirectory.length + 1))).toContain('secrets.key')
    for (const path of files) {
      const content = await readFile(path)
      for (const piece of pieces()) expect(content.includes(piece)).toBe(false)
      expect(content.includes(file.subarray(100, 160))).toBe(false)
    }
  })
})
