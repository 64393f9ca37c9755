// Signs a document as the SRI asks (ficha técnica offline, section 6): enveloped XAdES-BES 1.3.2 with RSA and SHA-1. Our own, because the
// published signers write RSAKeyValue wrongly, which validators overlook and the SRI refuses.
import { createHash, sign, type X509Certificate } from 'node:crypto'
import { timeInQuito } from '@app/domain'
import { DOMParser } from '@xmldom/xmldom'
import { C14nCanonicalization } from 'xml-crypto'
import { XML_DECLARATION } from '../fiscal-xml.ts'
import type { SigningIdentity } from './signing-certificate.ts'

const DS = 'http://www.w3.org/2000/09/xmldsig#'
const ETSI = 'http://uri.etsi.org/01903/v1.3.2#'
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const SIGNED_PROPERTIES = 'http://uri.etsi.org/01903#SignedProperties'
/** The element that the document's reference names. */
const DOCUMENT_ID = 'comprobante'

const IN_SCOPE = { ds: { prefix: 'ds', namespaceURI: DS }, etsi: { prefix: 'etsi', namespaceURI: ETSI } }

/** @param signedAt never ahead of the SRI's clock: it calls the signature invalid */
export function signFiscalDocument(xml: string, { privateKey, certificate }: SigningIdentity, signedAt: Date): string {
  const tree = new DOMParser().parseFromString(xml, 'text/xml')
  const root = tree.documentElement
  const documentDigest = sha1(canonical(root))
  const signature = signatureIn(tree)
  const keyInfo = signature('ds:KeyInfo', { Id: 'Certificate-1' }, [
    signature('ds:X509Data', {}, [signature('ds:X509Certificate', {}, certificate.raw.toString('base64'))]),
    signature('ds:KeyValue', {}, [
      signature(
        'ds:RSAKeyValue',
        {},
        rsaKeyValue(certificate).map(([name, value]) => signature(name, {}, value)),
      ),
    ]),
  ])
  const properties = signedProperties(signature, certificate, signedAt)
  const signedInfo = signature('ds:SignedInfo', { Id: 'SignedInfo-1' }, [
    signature('ds:CanonicalizationMethod', { Algorithm: C14N }),
    signature('ds:SignatureMethod', { Algorithm: `${DS}rsa-sha1` }),
    signature('ds:Reference', { Id: 'DocumentRef-1', URI: `#${DOCUMENT_ID}` }, [
      signature('ds:Transforms', {}, [signature('ds:Transform', { Algorithm: `${DS}enveloped-signature` })]),
      ...digest(signature, documentDigest),
    ]),
    signature(
      'ds:Reference',
      { Id: 'SignedPropertiesRef-1', Type: SIGNED_PROPERTIES, URI: '#SignedProperties-1' },
      digest(signature, sha1(canonical(properties, 'ds', 'etsi'))),
    ),
    signature(
      'ds:Reference',
      { Id: 'CertificateRef-1', URI: '#Certificate-1' },
      digest(signature, sha1(canonical(keyInfo, 'ds'))),
    ),
  ])
  const value = sign('RSA-SHA1', Buffer.from(canonical(signedInfo, 'ds')), privateKey).toString('base64')
  const qualifying = signature('etsi:QualifyingProperties', { Target: '#Signature-1' }, [properties])
  root.appendChild(
    signature('ds:Signature', { Id: 'Signature-1' }, [
      signedInfo,
      signature('ds:SignatureValue', { Id: 'SignatureValue-1' }, value),
      keyInfo,
      signature('ds:Object', { Id: 'SignatureObject-1' }, [qualifying]),
    ]),
  )
  return `${XML_DECLARATION}${canonical(root)}`
}

type Attributes = Readonly<Record<string, string>>
type MakeElement = (name: string, attributes?: Attributes, content?: string | readonly Element[]) => Element

/** Elements in the namespace of their prefix. */
const signatureIn =
  (tree: Document): MakeElement =>
  (name, attributes = {}, content = []) => {
    const made = tree.createElementNS(name.startsWith('ds:') ? DS : ETSI, name)
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    if (typeof content === 'string') made.appendChild(tree.createTextNode(content))
    else for (const child of content) made.appendChild(child)
    return made
  }

/** With the namespaces that are in scope where the element will be. */
const canonical = (element: Element, ...prefixes: (keyof typeof IN_SCOPE)[]): string =>
  new C14nCanonicalization().process(element, { ancestorNamespaces: prefixes.map((prefix) => IN_SCOPE[prefix]) })

const sha1 = (content: string | Buffer): string => createHash('sha1').update(content).digest('base64')

const digest = (make: MakeElement, value: string): Element[] => [
  make('ds:DigestMethod', { Algorithm: `${DS}sha1` }),
  make('ds:DigestValue', {}, value),
]

/** Big-endian bytes without leading zeros, as the certificate has them. */
function rsaKeyValue({ publicKey }: X509Certificate): [name: string, value: string][] {
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' })
  const base64 = (text: string) => Buffer.from(text, 'base64url').toString('base64')
  return [
    ['ds:Modulus', base64(n)],
    ['ds:Exponent', base64(e)],
  ]
}

function signedProperties(make: MakeElement, certificate: X509Certificate, signedAt: Date): Element {
  const identified = make('etsi:Cert', {}, [
    make('etsi:CertDigest', {}, digest(make, sha1(certificate.raw))),
    make('etsi:IssuerSerial', {}, [
      make('ds:X509IssuerName', {}, issuerNameOf(certificate)),
      make('ds:X509SerialNumber', {}, BigInt(`0x${certificate.serialNumber}`).toString()),
    ]),
  ])
  return make('etsi:SignedProperties', { Id: 'SignedProperties-1' }, [
    make('etsi:SignedSignatureProperties', {}, [
      make('etsi:SigningTime', {}, timeInQuito(signedAt)),
      make('etsi:SigningCertificate', {}, [identified]),
    ]),
    make('etsi:SignedDataObjectProperties', {}, [
      make('etsi:DataObjectFormat', { ObjectReference: '#DocumentRef-1' }, [
        make('etsi:Description', {}, DOCUMENT_ID),
        make('etsi:MimeType', {}, 'text/xml'),
        make('etsi:Encoding', {}, 'UTF-8'),
      ]),
    ]),
  ])
}

/** RFC 2253: the last attribute first. */
const issuerNameOf = ({ issuer }: X509Certificate): string => issuer.split('\n').reverse().join(',')
