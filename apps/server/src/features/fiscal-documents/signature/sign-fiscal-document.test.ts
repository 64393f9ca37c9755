import { createPrivateKey, X509Certificate } from 'node:crypto'
import { facturaOf, notaCreditoOf } from '@app/domain'
import { EXAMPLE_FACTURA, EXAMPLE_NOTA_CREDITO } from '@app/domain/testing/fiscal-vectors.ts'
import forge from 'node-forge'
import { describe, expect, test } from 'vitest'
import { madeCertificate } from '../../../testing/fiscal/certificates.ts'
import { SAMPLE_FACTURA, SAMPLE_FACTURA_SIGNED } from '../../../testing/fiscal/samples.ts'
import { faultsOfSignature } from '../../../testing/fiscal/verify-signature.ts'
import { fiscalXmlOf } from '../fiscal-xml.ts'
import { signFiscalDocument } from './sign-fiscal-document.ts'
import type { SigningIdentity } from './signing-certificate.ts'

const SIGNED_AT = new Date('2026-11-23T15:42:07.500Z')
const IDENTITY = identityOf()

function identityOf(): SigningIdentity {
  const { keyPem, certificate } = madeCertificate()
  return { privateKey: createPrivateKey(keyPem), certificate: new X509Certificate(forge.pki.certificateToPem(certificate)) }
}

/** What differs from one key to the next. */
const withoutValues = (xml: string): string =>
  xml
    .replace(/(<ds:(?:SignatureValue|X509Certificate|Modulus|DigestValue|X509IssuerName|X509SerialNumber)[^>]*>)[^<]*/g, '$1…')
    .replace(/<ds:Exponent>AQAB</, '<ds:Exponent>AQAB<')

describe('a signed document', () => {
  const signed = signFiscalDocument(SAMPLE_FACTURA, IDENTITY, SIGNED_AT)

  test('is built as the sample is, element by element', () => {
    expect(withoutValues(signed)).toBe(withoutValues(SAMPLE_FACTURA_SIGNED))
  })

  test('keeps the document as it was', () => {
    expect(signed.replace(/<ds:Signature [\s\S]*<\/ds:Signature>/, '')).toBe(SAMPLE_FACTURA)
  })

  test('names the issuer of the certificate from its last attribute on', () => {
    expect(signed).toContain('<ds:X509IssuerName>CN=AC DE PRUEBA,O=Entidad\\, de prueba,C=EC</ds:X509IssuerName>')
    expect(signed).toContain('<ds:X509SerialNumber>20261123001</ds:X509SerialNumber>')
    expect(signed).toContain('<etsi:SigningTime>2026-11-23T10:42:07-05:00</etsi:SigningTime>')
  })

  test('is found right by a verifier that did not make it, as the sample is', () => {
    expect(faultsOfSignature(signed)).toEqual([])
    expect(faultsOfSignature(SAMPLE_FACTURA_SIGNED)).toEqual([])
  })

  test('of a credit note too, with every mark that people type', () => {
    const typed = { ...EXAMPLE_NOTA_CREDITO, reason: 'Se rompió: "Ñandú" & <caja> ]]> \'x\'' }
    expect(faultsOfSignature(signFiscalDocument(fiscalXmlOf(notaCreditoOf(typed)), IDENTITY, SIGNED_AT))).toEqual([])
  })

  test.each([
    ['an amount', '204.31', '204.32'],
    ['the time', '10:42:07', '10:42:08'],
    ['the key', 'AQAB', 'AQAC'],
    ['a space', '</factura>', ' </factura>'],
    ['an attribute', 'version="2.1.0"', 'version="2.1.1"'],
    ['what is signed', 'Id="DocumentRef-1"', 'Id="DocumentRef-2"'],
  ])('is found out once %s is changed', (_what, from, to) => {
    const changed = signed.replace(from, to)
    expect(changed).not.toBe(signed)
    expect(faultsOfSignature(changed)).not.toEqual([])
  })

  test('is found out with the certificate of another', () => {
    const other = signFiscalDocument(SAMPLE_FACTURA, identityOf(), SIGNED_AT)
    const [certificate] = /<ds:X509Certificate>[^<]*/.exec(other) ?? ['']
    expect(faultsOfSignature(signed.replace(/<ds:X509Certificate>[^<]*/, certificate))).not.toEqual([])
  })
})

test('the same bytes are signed the same way again', () => {
  const xml = fiscalXmlOf(facturaOf(EXAMPLE_FACTURA))
  expect(signFiscalDocument(xml, IDENTITY, SIGNED_AT)).toBe(signFiscalDocument(xml, IDENTITY, SIGNED_AT))
})
