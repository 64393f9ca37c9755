// What a person is shown of a certificate.
import type { X509Certificate } from 'node:crypto'
import { checkIdentification } from '@app/domain'

export type CertificateFacts = {
  holder: string
  /** The certification entity. */
  issuer: string
  /** The taxpayer that it was given to, where it says so. Each entity has a place of its own for it. */
  ruc: string | null
  serialNumber: string
  validFrom: Date
  validTo: Date
}

export const factsOf = (certificate: X509Certificate): CertificateFacts => ({
  holder: commonNameOf(certificate.subject),
  issuer: commonNameOf(certificate.issuer),
  ruc: rucIn(certificate),
  serialNumber: BigInt(`0x${certificate.serialNumber}`).toString(),
  validFrom: certificate.validFromDate,
  validTo: certificate.validToDate,
})

/** One attribute a line, as Node gives a name. */
function commonNameOf(name: string): string {
  const lines = name.split('\n')
  return lines.findLast((line) => line.startsWith('CN='))?.slice(3) ?? lines.join(', ')
}

/** Thirteen digits that are a RUC: of the subject, else any text of thirteen, as entities write it into extensions of their own. */
function rucIn({ subject, raw }: X509Certificate): string | null {
  const inSubject = subject.match(/(?<!\d)\d{13}(?!\d)/g) ?? []
  const texts = [...raw.toString('hex').matchAll(TEXT_OF_THIRTEEN)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString())
  return [...inSubject, ...texts].find((number) => number.endsWith('001') && checkIdentification('ruc', number).valid) ?? null
}

/** A UTF8String, PrintableString or IA5String of DER, its length, and that many digits, all in hexadecimal. */
const TEXT_OF_THIRTEEN = /(?:0c|13|16)0d((?:3\d){13})/g
