import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomainError } from '@app/domain'
import forge from 'node-forge'
import { describe, expect, test } from 'vitest'
import { containerOf, madeCertificate } from '../../../testing/fiscal/certificates.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { factsOf } from './certificate-facts.ts'
import { openSigningCertificate } from './signing-certificate.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const PASSWORD = 'clave de prueba'
const GOOD = madeCertificate()
const AUTHORITY = madeCertificate({
  holder: 'AC',
  isAuthority: true,
  ruc: null,
  usage: { keyCertSign: true, digitalSignature: true },
})

const serialOf = (file: Uint8Array, password = PASSWORD) =>
  factsOf(openSigningCertificate(file, password, NOW).certificate).serialNumber
function refusalOf(file: Uint8Array, password = PASSWORD, now = NOW): string {
  try {
    openSigningCertificate(file, password, now)
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error)
  }
  return 'none'
}

describe.each(['modern', 'legacy'] as const)('a %s container', (kind) => {
  const file = containerOf(GOOD, [GOOD, AUTHORITY], PASSWORD, kind)

  test('opens with its password', () => {
    const { certificate, privateKey } = openSigningCertificate(file, PASSWORD, NOW)
    expect(certificate.checkPrivateKey(privateKey)).toBe(true)
    expect(certificate.toString()).toBe(forge.pki.certificateToPem(GOOD.certificate).replaceAll('\r', ''))
    expect(factsOf(certificate)).toEqual({
      holder: 'FIRMA DE PRUEBA SIN VALIDEZ',
      issuer: 'AC DE PRUEBA',
      ruc: '1790011674001',
      serialNumber: '20261123001',
      validFrom: new Date('2026-01-01'),
      validTo: new Date('2028-01-01'),
    })
  })

  test.each(['', 'Clave de prueba', `${PASSWORD} `, 'ñ'])('does not open with "%s"', (password) => {
    expect(refusalOf(file, password)).toBe('certificatePasswordWrong')
  })

  test('is refused when it is cut or changed', () => {
    expect(refusalOf(file.subarray(0, file.length - 1))).toBe('certificateUnreadable')
    const changed = Buffer.from(file)
    changed[600] = (changed[600] ?? 0) ^ 1
    expect(['certificateUnreadable', 'certificatePasswordWrong']).toContain(refusalOf(changed))
  })
})

describe('the certificate that signs', () => {
  test('of several is the one that ends last', () => {
    const [first, last] = [
      madeCertificate({ serial: '01', to: '2027-01-01' }),
      madeCertificate({ serial: '02', to: '2027-06-01' }),
    ]
    // The container holds one key; the other certificate was renewed on it.
    last.certificate.publicKey = first.certificate.publicKey
    last.certificate.sign(forge.pki.privateKeyFromPem(first.keyPem), forge.md.sha256.create())
    expect(serialOf(containerOf(first, [first, last], PASSWORD))).toBe('2')
    expect(serialOf(containerOf(first, [last, first], PASSWORD))).toBe('2')
  })

  test('says a RUC wherever its entity wrote it', () => {
    const inExtension = madeCertificate({ ruc: null, ownExtension: '\u0013\u000d1790011674001' })
    const none = madeCertificate({ ruc: '1710034065' })
    const rucOf = (made: typeof GOOD) =>
      factsOf(openSigningCertificate(containerOf(made, [made], PASSWORD), PASSWORD, NOW).certificate).ruc
    expect([rucOf(inExtension), rucOf(none)]).toEqual(['1790011674001', null])
  })

  test('may have a holder with accents', () => {
    const made = madeCertificate({ holder: 'JOSÉ ÑÁÑEZ' })
    expect(factsOf(openSigningCertificate(containerOf(made, [made], PASSWORD), PASSWORD, NOW).certificate).holder).toBe(
      'JOSÉ ÑÁÑEZ',
    )
  })
})

describe('a container is refused', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('-----BEGIN CERTIFICATE-----')],
    ['zeros', Buffer.alloc(64 * 1024)],
    ['another structure', Buffer.from('3003020101', 'hex')],
  ])('that is %s', (_name, file) => {
    expect(refusalOf(file)).toBe('certificateUnreadable')
  })

  test.each([
    ['once for minutes', 2_147_483_647, 'certificateUnreadable'],
    ['too often in all, though not once', 199_000, 'certificateUnreadable'],
    ['often, which may be', 190_000, 'certificatePasswordWrong'],
  ])('that asks for a password to be digested %s (%i)', (_name, iterations, refusal) => {
    const container = forge.asn1.fromDer(containerOf(GOOD, [GOOD], PASSWORD).toString('latin1'))
    const mac = (container.value as forge.asn1.Asn1[])[2]?.value as forge.asn1.Asn1[]
    const written = forge.asn1.integerToDer(iterations).getBytes()
    mac[2] = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.INTEGER, false, written)
    const began = Date.now()
    expect(refusalOf(Buffer.from(forge.asn1.toDer(container).getBytes(), 'latin1'))).toBe(refusal)
    expect(Date.now() - began).toBeLessThan(10_000)
  })

  test('without a key, or without a certificate', () => {
    expect(refusalOf(containerOf(null, [GOOD], PASSWORD))).toBe('certificateNotForSigning')
    expect(refusalOf(containerOf(GOOD, [], PASSWORD))).toBe('certificateNotForSigning')
  })

  test('with the key of another', () => {
    expect(refusalOf(containerOf(madeCertificate(), [GOOD], PASSWORD))).toBe('certificateKeyMismatch')
  })

  test('with a certificate that may not sign', () => {
    const encrypting = madeCertificate({ usage: { keyEncipherment: true } })
    expect(refusalOf(containerOf(encrypting, [encrypting], PASSWORD))).toBe('certificateNotForSigning')
    expect(refusalOf(containerOf(AUTHORITY, [AUTHORITY], PASSWORD))).toBe('certificateNotForSigning')
  })

  test('with a short key', () => {
    const short = madeCertificate({ bits: 1024 })
    expect(refusalOf(containerOf(short, [short], PASSWORD))).toBe('certificateKeyUnsuitable')
  })

  test('before its first day and after its last', () => {
    const file = containerOf(GOOD, [GOOD], PASSWORD)
    expect(refusalOf(file, PASSWORD, new Date('2025-12-31T23:59:59Z'))).toBe('certificateExpired')
    expect(refusalOf(file, PASSWORD, new Date('2028-01-01T00:00:01Z'))).toBe('certificateExpired')
  })
})

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

describe.skipIf(!hasOpenssl)('a container of OpenSSL 3', () => {
  function opensslIn(folder: string, ...args: string[]): Buffer {
    const { status, stdout, stderr } = spawnSync('openssl', args, { cwd: folder })
    if (status !== 0) throw new Error(stderr.toString())
    return stdout
  }
  async function exported(password: string, ...options: string[]): Promise<Buffer> {
    const folder = await temporaryFolder()
    writeFileSync(join(folder, 'key.pem'), GOOD.keyPem)
    writeFileSync(join(folder, 'certificate.pem'), forge.pki.certificateToPem(GOOD.certificate))
    const files = ['-inkey', 'key.pem', '-in', 'certificate.pem']
    return opensslIn(folder, 'pkcs12', '-export', ...files, '-passout', `pass:${password}`, ...options)
  }

  test.each([
    ['as it is by itself', []],
    ['as older programs write it', ['-legacy']],
    ['without a MAC', ['-nomac']],
  ])('opens %s', async (_name, options) => {
    const file = await exported(PASSWORD, ...options)
    expect(serialOf(file)).toBe('20261123001')
    expect(refusalOf(file, 'otra')).toBe('certificatePasswordWrong')
  })

  test.each([[[]], [['-legacy']]])('opens with accents in its password (%j)', async (options) => {
    expect(serialOf(await exported('contraseña é', ...options), 'contraseña é')).toBe('20261123001')
  })

  test('with a key of elliptic curves is refused', async () => {
    const folder = await temporaryFolder()
    opensslIn(folder, 'ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', 'ec.pem')
    opensslIn(folder, 'req', '-new', '-x509', '-key', 'ec.pem', '-subj', '/CN=EC', '-days', '3000', '-out', 'ec-certificate.pem')
    const files = ['-inkey', 'ec.pem', '-in', 'ec-certificate.pem']
    expect(refusalOf(opensslIn(folder, 'pkcs12', '-export', ...files, '-passout', 'pass:x'), 'x')).toBe(
      'certificateKeyUnsuitable',
    )
  })
})
