// Whether a signed document is what was signed, found out by xml-crypto's own reading of references, namespaces and keys.
import { createHash, X509Certificate } from 'node:crypto'
import { DOMParser } from '@xmldom/xmldom'
import { SignedXml } from 'xml-crypto'

const textIn = (tree: Document, name: string): string => tree.getElementsByTagName(name)[0]?.textContent ?? ''

/** What is wrong with the signature; nothing when the document, its properties and its key are as signed. */
export function faultsOfSignature(xml: string): string[] {
  const tree = new DOMParser().parseFromString(xml, 'text/xml')
  const certificate = new X509Certificate(Buffer.from(textIn(tree, 'ds:X509Certificate'), 'base64'))
  const [signature] = Array.from(tree.getElementsByTagName('ds:Signature'))
  if (!signature) return ['no signature']
  return [...cryptographicFaults(xml, signature, certificate), ...faultsOfKey(tree, certificate)]
}

function cryptographicFaults(xml: string, signature: Element, certificate: X509Certificate): string[] {
  const verifier = new SignedXml({ publicCert: certificate.toString() })
  verifier.loadSignature(signature)
  try {
    const isRight = verifier.checkSignature(xml)
    const signed = verifier.getSignedReferences().length
    return isRight && signed === 3 ? [] : [`${signed} of 3 parts are signed`]
  } catch (error) {
    return [(error as Error).message]
  }
}

/** What the SRI compares beside: the key in words of its own, and the certificate's digest and number. */
function faultsOfKey(tree: Document, certificate: X509Certificate): string[] {
  const { n = '', e = '' } = certificate.publicKey.export({ format: 'jwk' })
  const bytesOf = (name: string) => Buffer.from(textIn(tree, name), 'base64')
  const [cert] = Array.from(tree.getElementsByTagName('etsi:CertDigest'))
  const digest = cert?.getElementsByTagName('ds:DigestValue')[0]?.textContent
  return [
    ...(bytesOf('ds:Modulus').equals(Buffer.from(n, 'base64url')) ? [] : ['another modulus']),
    ...(bytesOf('ds:Exponent').equals(Buffer.from(e, 'base64url')) ? [] : ['another exponent']),
    ...(digest === createHash('sha1').update(certificate.raw).digest('base64') ? [] : ['another certificate']),
    ...(textIn(tree, 'ds:X509SerialNumber') === BigInt(`0x${certificate.serialNumber}`).toString() ? [] : ['another number']),
  ]
}
