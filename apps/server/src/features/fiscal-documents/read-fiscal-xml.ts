// A fiscal document out of XML: the opposite of fiscal-xml.ts. The signature is left out.
import type { FiscalElement } from '@app/domain'
import { DOMParser } from '@xmldom/xmldom'

const ELEMENT = 1

/** What the SRI answered of a document that it authorised. */
export type AuthorisedDocument = {
  document: FiscalElement
  /** The SRI's number of the authorisation: the document's access key. */
  authorisation: string
  /** As the SRI wrote it. */
  authorisedAt: string
}

/** Of the SRI's `autorizacion`, whatever it is wrapped in. @throws RangeError where it holds none, is not well-formed, or declares a type. */
export function authorisedDocumentOf(authorisationXml: string): AuthorisedDocument {
  const authorisation = within(rootOf(authorisationXml), 'autorizacion')
  const textOf = (name: string) => childElements(authorisation).find(({ localName }) => localName === name)?.textContent ?? ''
  if (textOf('estado') !== 'AUTORIZADO') throw new RangeError(`not authorised: ${textOf('estado')}`)
  return {
    document: fiscalElementOf(textOf('comprobante')),
    authorisation: textOf('numeroAutorizacion'),
    authorisedAt: textOf('fechaAutorizacion'),
  }
}

/** Of the bytes of a document. @throws RangeError where they are not well-formed, or declare a type. */
export const fiscalElementOf = (xml: string): FiscalElement => elementOf(rootOf(xml))

function rootOf(xml: string): Element {
  const refuse = (message: string) => {
    throw new RangeError(message)
  }
  const parser = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } })
  const tree = parser.parseFromString(xml.trim(), 'text/xml') as Document | undefined
  if (!tree?.documentElement || tree.doctype) throw new RangeError('no document')
  return tree.documentElement
}

function within(root: Element, name: string): Element {
  if (root.localName === name) return root
  const found = root.getElementsByTagNameNS('*', name)[0]
  if (!found) throw new RangeError(`no ${name}`)
  return found
}

const childElements = (node: Element): Element[] =>
  Array.from(node.childNodes).filter((child): child is Element => child.nodeType === ELEMENT)

function elementOf(node: Element): FiscalElement {
  const children = childElements(node).filter(({ localName }) => localName !== 'Signature')
  const attributes = Array.from(node.attributes).map(({ name, value }) => [name, value] as const)
  return {
    name: node.localName,
    content: children.length > 0 ? children.map(elementOf) : (node.textContent ?? ''),
    ...(attributes.length > 0 ? { attributes: Object.fromEntries(attributes) } : {}),
  }
}
