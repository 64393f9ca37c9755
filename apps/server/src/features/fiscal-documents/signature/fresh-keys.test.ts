import { facturaOf, faultsOf } from '@app/domain'
import { randomBills } from '@app/domain/testing/fiscal-bills.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ContainerKind, containerOf, madeCertificate } from '../../../testing/fiscal/certificates.ts'
import { faultsOfSignature } from '../../../testing/fiscal/verify-signature.ts'
import { fiscalXmlOf } from '../fiscal-xml.ts'
import { signFiscalDocument } from './sign-fiscal-document.ts'
import { openSigningCertificate } from './signing-certificate.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const PASSWORD = 'clave'

/** Of fifty keys, every tenth has 4096 bits and every other container is of the older kind. */
const FIFTY = Array.from({ length: 50 }, (_, index) => ({
  number: index + 1,
  bits: index % 10 === 9 ? 4096 : 2048,
  kind: (index % 2 === 0 ? 'modern' : 'legacy') as ContainerKind,
}))
const BILLS = fc.sample(randomBills, { numRuns: FIFTY.length, seed: 50 })

/** One letter of the document or its signature becomes another. */
function withAnotherByte(xml: string, number: number): string {
  const from = xml.indexOf('<infoTributaria>')
  const places = [...xml.matchAll(/[A-Za-z0-9](?=[^<>]*<)/g)].map(({ index }) => index).filter((index) => index > from)
  const place = places[(number * 7_919) % places.length] ?? from
  return `${xml.slice(0, place)}${xml[place] === 'A' ? 'B' : 'A'}${xml.slice(place + 1)}`
}

describe('fifty fresh keys', () => {
  test.each(FIFTY)(
    'no. $number, $bits bits in a $kind container, signs what stands and shows every change',
    ({ number, bits, kind }) => {
      const made = madeCertificate({ bits, serial: `0${number.toString(16).padStart(3, '0')}` })
      const renewed = madeCertificate({ to: '2029-01-01' })
      const identity = openSigningCertificate(containerOf(made, [renewed, made], PASSWORD, kind), PASSWORD, NOW)
      const document = facturaOf((BILLS[number - 1] ?? BILLS[0])?.factura as Parameters<typeof facturaOf>[0])
      expect(faultsOf(document)).toEqual([])
      const signed = signFiscalDocument(fiscalXmlOf(document), identity, NOW)
      expect(faultsOfSignature(signed)).toEqual([])
      let found = 0
      for (let change = 1; change <= 5; change += 1) {
        try {
          found += faultsOfSignature(withAnotherByte(signed, number * 5 + change)).length > 0 ? 1 : 0
        } catch {
          found += 1
        }
      }
      expect(found).toBe(5)
    },
  )
})
