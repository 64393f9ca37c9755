// Opens the file in which certification entities give a key and its certificate (PKCS#12: .p12, .pfx), and chooses the certificate that signs.
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { DomainError } from '@app/domain'
import forge from 'node-forge'
import { iterationsOf } from './container-iterations.ts'

export type SigningIdentity = { privateKey: KeyObject; certificate: X509Certificate }

/** A key and the certificate of it, as a container holds them. */
type Pair = SigningIdentity & { maySign: boolean }

const LEAST_KEY_BITS = 2048
/** Containers ask for 2,048 to 10,000, two or three times; more than this would hold the server up for seconds. */
const MOST_ITERATIONS = 200_000

/**
 * Of several certificates that may sign today, the one that ends last.
 * @throws DomainError certificateUnreadable, certificatePasswordWrong, certificateKeyMismatch, certificateKeyUnsuitable,
 * certificateNotForSigning or certificateExpired (422): the first of them that leaves no certificate
 */
export function openSigningCertificate(file: Uint8Array, password: string, now: Date): SigningIdentity {
  const { keys, certificates } = contentsOf(containerOf(file), password)
  if (certificates.length === 0 || keys.length === 0) throw new DomainError('certificateNotForSigning')
  const pairs = certificates.flatMap(({ certificate, maySign }): Pair[] => {
    const privateKey = keys.find((key) => certificate.checkPrivateKey(key))
    return privateKey ? [{ privateKey, certificate, maySign }] : []
  })
  const suitable = left(left(pairs, 'certificateKeyMismatch'), 'certificateKeyUnsuitable', isKeySuitable)
  const signing = left(suitable, 'certificateNotForSigning', ({ certificate, maySign }) => maySign && !certificate.ca)
  const valid = left(signing, 'certificateExpired', ({ certificate }) => isValidAt(certificate, now))
  const { privateKey, certificate } = valid.reduce((a, b) => (endOf(b.certificate) > endOf(a.certificate) ? b : a))
  return { privateKey, certificate }
}

type Refused = 'certificateKeyMismatch' | 'certificateKeyUnsuitable' | 'certificateNotForSigning' | 'certificateExpired'

function left(pairs: readonly Pair[], refused: Refused, isKept: (pair: Pair) => boolean = () => true): Pair[] {
  const kept = pairs.filter(isKept)
  if (kept.length === 0) throw new DomainError(refused)
  return kept
}

const isKeySuitable = ({ privateKey: { asymmetricKeyType, asymmetricKeyDetails } }: Pair): boolean =>
  asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_KEY_BITS

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, now: Date): boolean =>
  validFromDate <= now && now <= validToDate

const endOf = ({ validToDate }: X509Certificate): number => validToDate.getTime()

function containerOf(file: Uint8Array): forge.asn1.Asn1 {
  try {
    const container = forge.asn1.fromDer(Buffer.from(file).toString('latin1'))
    if (iterationsOf(container) <= MOST_ITERATIONS) return container
  } catch {
    // It is no container at all, which is said below.
  }
  throw new DomainError('certificateUnreadable')
}

function contentsOf(container: forge.asn1.Asn1, password: string) {
  const { safeContents } = opened(container, password)
  const bags = safeContents.flatMap(({ safeBags }) => safeBags)
  try {
    return {
      keys: bags.filter(({ type }) => type !== forge.pki.oids.certBag).map(keyOf),
      certificates: bags.filter(({ type }) => type === forge.pki.oids.certBag).map(certificateOf),
    }
  } catch {
    throw new DomainError('certificateUnreadable')
  }
}

function opened(container: forge.asn1.Asn1, password: string): forge.pkcs12.Pkcs12Pfx {
  try {
    return forge.pkcs12.pkcs12FromAsn1(container, false, password)
  } catch (error) {
    const { message } = error as Error
    if (/MAC/.test(message) || !/password|decrypt/i.test(message)) throw refusalOf(message)
    return openedByUtf8(container, password)
  }
}

/** The library takes letters of a password as bytes; newer containers digest its UTF-8, and their MAC another form, which was right before. */
function openedByUtf8(container: forge.asn1.Asn1, password: string): forge.pkcs12.Pkcs12Pfx {
  const [version, content] = container.value as forge.asn1.Asn1[]
  const withoutMac = { ...container, value: [version, content] } as forge.asn1.Asn1
  try {
    return forge.pkcs12.pkcs12FromAsn1(withoutMac, false, forge.util.encodeUtf8(password))
  } catch (error) {
    throw refusalOf((error as Error).message)
  }
}

const refusalOf = (message: string): DomainError =>
  new DomainError(/password|decrypt/i.test(message) ? 'certificatePasswordWrong' : 'certificateUnreadable')

/** The library reads RSA; of other kinds it leaves what was in the file. */
const keyOf = ({ key, asn1 }: forge.pkcs12.Bag): KeyObject =>
  key
    ? createPrivateKey({ key: derOf(forge.pki.privateKeyToAsn1(key)), format: 'der', type: 'pkcs1' })
    : createPrivateKey({ key: derOf(asn1), format: 'der', type: 'pkcs8' })

/** What the library cannot read has no RSA key: it is refused for that. */
function certificateOf({ cert, asn1 }: forge.pkcs12.Bag): { certificate: X509Certificate; maySign: boolean } {
  const usage = cert?.getExtension('keyUsage') as { digitalSignature?: boolean } | undefined
  const certificate = new X509Certificate(derOf(cert ? forge.pki.certificateToAsn1(cert) : asn1))
  return { certificate, maySign: usage?.digitalSignature === true }
}

const derOf = (asn1: forge.asn1.Asn1): Buffer => Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'latin1')
