// Keys, certificates and the files that hold them, made anew: none is kept anywhere.
import { generateKeyPairSync } from 'node:crypto'
import forge from 'node-forge'

export type MadeCertificate = { keyPem: string; certificate: forge.pki.Certificate }

export type WantedCertificate = {
  bits?: number
  holder?: string
  ruc?: string | null
  from?: string
  to?: string
  isAuthority?: boolean
  usage?: { digitalSignature?: boolean; keyEncipherment?: boolean; keyCertSign?: boolean }
  serial?: string
  /** In an extension of the entity's own, as some write the RUC. */
  ownExtension?: string
}

const AUTHORITY = [
  { name: 'countryName', value: 'EC' },
  { name: 'organizationName', value: 'Entidad, de prueba' },
  { name: 'commonName', value: 'AC DE PRUEBA' },
]

export function madeCertificate({
  bits = 2048,
  holder = 'FIRMA DE PRUEBA SIN VALIDEZ',
  ruc = '1790011674001',
  from = '2026-01-01',
  to = '2028-01-01',
  isAuthority = false,
  usage = { digitalSignature: true },
  serial = '04b7a833b9',
  ownExtension,
}: WantedCertificate = {}): MadeCertificate {
  const pair = generateKeyPairSync('rsa', { modulusLength: bits })
  const keyPem = pair.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey.export({ type: 'spki', format: 'pem' }).toString())
  certificate.serialNumber = serial
  certificate.validity.notBefore = new Date(from)
  certificate.validity.notAfter = new Date(to)
  certificate.setSubject([
    { name: 'countryName', value: 'EC' },
    ...(ruc === null ? [] : [{ name: 'serialNumber', value: ruc }]),
    { name: 'commonName', value: holder, valueTagClass: forge.asn1.Type.UTF8 as never },
  ])
  certificate.setIssuer(AUTHORITY)
  certificate.setExtensions([
    { name: 'basicConstraints', cA: isAuthority },
    { name: 'keyUsage', critical: true, ...usage },
    ...(ownExtension === undefined ? [] : [{ id: '1.3.6.1.4.1.37947.3.11', value: ownExtension }]),
  ])
  certificate.sign(forge.pki.privateKeyFromPem(keyPem), forge.md.sha256.create())
  return { keyPem, certificate }
}

/** `modern`: AES, as newer programs write it; `legacy`: triple DES with SHA-1, as entities have given it for years. */
export type ContainerKind = 'modern' | 'legacy'

export function containerOf(
  key: MadeCertificate | null,
  certificates: readonly MadeCertificate[],
  password: string,
  kind: ContainerKind = 'modern',
): Buffer {
  const privateKey = key ? forge.pki.privateKeyFromPem(key.keyPem) : null
  const made = forge.pkcs12.toPkcs12Asn1(
    privateKey as forge.pki.rsa.PrivateKey,
    (certificates.length > 0 ? certificates.map(({ certificate }) => certificate) : null) as forge.pki.Certificate[],
    password,
    { algorithm: kind === 'modern' ? 'aes256' : '3des' },
  )
  return Buffer.from(forge.asn1.toDer(made).getBytes(), 'latin1')
}
